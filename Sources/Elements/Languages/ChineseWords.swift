extension SpokenWords {
  package static let chinese = SpokenWords(
    language: "zh", hasCase: false, comma: "，", fullStop: "。",
    voiceOver: [
      .button: "按钮", .link: "链接", .tab: "标签页", .menuItem: "菜单项", .slider: "可调整",
      .stepper: "可调整", .picker: "可调整", .toggle: "切换按钮", .checkbox: "复选框",
      .radio: "单选按钮", .textField: "文本栏", .secureField: "安全文本栏", .textView: "文本栏",
      .searchField: "搜索栏", .heading: "标题", .image: "图像", .progress: "进度",
      .segmented: "按钮", .key: "按键", .pageIndicator: "可调整", .alert: "提醒",
    ],
    talkBack: [
      .button: "按钮", .link: "链接", .tab: "标签", .menuItem: "菜单项", .slider: "滑块",
      .picker: "下拉列表", .toggle: "开关", .checkbox: "复选框", .radio: "单选按钮",
      .textField: "编辑框", .secureField: "密码编辑框", .textView: "编辑框",
      .searchField: "编辑框", .heading: "标题", .image: "图片", .progress: "进度条",
    ],
    synonyms: [
      .image: ["照片", "图标"], .textField: ["输入框", "文本框"], .toggle: ["切换开关"],
      .slider: ["滑动条"],
    ],
    selected: "已选定", dimmed: "变暗", disabled: "已停用", on: "打开", off: "关闭",
    checked: "已选中", notChecked: "未选中", unlabelled: "无标签",
    wayBack: "返回按钮", place: { "第\($0)个，共\($1)个" },
    activate: "连按两次以激活。", adjust: "用一根手指向上或向下轻扫来调整。",
    edit: "连按两次以编辑。", talkBackActivate: "点按两次即可激活。",
    gestures: ["点按", "轻点", "点击", "双击", "连按", "滑动", "轻扫", "长按", "按下"])
}
