// Compiled by Scripts/check-compile-time only. Forty widgets, eight levels deep, each with modifiers whose arguments
// are literals, which is where overloads that accept the same literal multiply.
import BinderyViews

struct DeepBody: View {
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 8) {
      Text("1").font(.title).padding(8)
      HStack(spacing: 4) {
        Text("2").bold().padding(4)
        Spacer()
        VStack(spacing: 4) {
          Text("3").foregroundStyle(.secondary).padding(4)
          Divider()
          HStack(spacing: 8) {
            Text("4").lineLimit(2).frame(width: 40, height: 20)
            Image(systemName: "star").resizable().scaledToFit().frame(width: 20, height: 20).padding(2)
            VStack(spacing: 12) {
              Text("5").font(.caption).padding(4)
              Button("6") { isOn.toggle() }.padding(4)
              HStack(spacing: 2) {
                Text("7").monospacedDigit().padding(1)
                if isOn {
                  Text("8").accessibilityLabel("Eight").padding(2)
                } else {
                  Text("9").accessibilityHidden().padding(3)
                }
                VStack(spacing: 4) {
                  Text("10").padding(4)
                  ForEach([1, 2, 3], id: \.self) { number in
                    Text("\(number)").padding(4).bold()
                  }
                  HStack(spacing: 4) {
                    Text("11").frame(width: 10).padding(4)
                    Text("12").frame(height: 10).padding(4)
                    Text("13").fontWeight(.medium).padding(4)
                  }.padding(4)
                }.padding(8)
              }.padding(4)
              Text("14").font(.system(size: 12)).padding(.horizontal, 4).background(Color.red).cornerRadius(4)
                .shadow(radius: 2)
            }.background(.surface).padding(8)
          }.padding(4)
          Text("15").padding(12).background(.raised)
        }.padding(16)
        (Text("16") + Text("!").bold().foregroundColor(.red)).padding([.top, .bottom]).opacity(0.5).offset(
          x: 4)
      }.padding(8)
      VStack(spacing: 4) {
        TextField("17", text: $name).padding(4)
        Toggle("18", isOn: $isOn).padding(4)
        Text("19").padding(4)
        Text("20").padding(4).overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 1))
        Text("21").frame(maxWidth: .infinity, alignment: .leading).padding().background {
          Circle().fill(.blue)
        }
        GroupBox {
          Text("22").padding(4)
          Text("23").padding(4)
          HStack { Text("24").padding(4) }
          VStack { Text("25").padding(4) }
          Text("26").padding(4).frame(maxWidth: .infinity, alignment: .leading)
        }.padding(4)
      }.padding(4)
    }.padding(16)
  }
}
