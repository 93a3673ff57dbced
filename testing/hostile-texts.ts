// Text that means something to a browser, a spreadsheet, a template or a database, with a mark in it to be found again by.

export type HostileKind = {
  is: string;
  /** `mark` stands in it as a word of its own; what must never run calls `evil()`. */
  text: (mark: string) => string;
};

/** What an element that was made of such a text carries; nothing of ours does. */
export const HOSTILE_ATTRIBUTE = "data-evil";

export const HOSTILE_KINDS: readonly HostileKind[] = [
  { is: "a script", text: (mark) => `${mark}<script ${HOSTILE_ATTRIBUTE}>evil()</script>` },
  { is: "an event handler", text: (mark) => `${mark}<img src=x ${HOSTILE_ATTRIBUTE} onerror=evil()>` },
  { is: "the end of an attribute", text: (mark) => `${mark}"'><b ${HOSTILE_ATTRIBUTE}>` },
  { is: "a template", text: (mark) => `${mark}{{evil()}}\${evil()}<%=evil()%>` },
  { is: "a link that runs", text: (mark) => `javascript:evil()// ${mark}` },
  { is: "an escaped tag", text: (mark) => `${mark}&lt;b ${HOSTILE_ATTRIBUTE}&gt;&amp;` },
  { is: "a formula", text: (mark) => `=HYPERLINK("http://evil.example","${mark}")` },
  { is: "a formula by another sign", text: (mark) => `@SUM(1) ${mark}` },
  { is: "a very long word", text: (mark) => `${mark}${"W".repeat(180)}` },
  { is: "a long word", text: (mark) => `${mark}${"W".repeat(40)}` },
  { is: "reversed text", text: (mark) => `${mark} invoice\u202Efdp.exe` },
  { is: "text of no width", text: (mark) => `${mark}\u200B\u200D\uFEFFx` },
  { is: "letters from right to left", text: (mark) => `${mark} \u05D0\u05D1\u05D2 \u0645\u0631\u062D` },
  { is: "emoji", text: (mark) => `${mark} 🏗️👷🏽‍♀️🇦🇺` },
  { is: "SQL", text: (mark) => `${mark}'; drop table draft; --` },
];
