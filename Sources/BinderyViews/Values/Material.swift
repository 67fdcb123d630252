/// A translucent background, through which the content behind is visible, blurred.
public enum Material: ShapeStyle, Hashable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  public var resolved: AnyShapeStyle { AnyShapeStyle(.material(self)) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
}
