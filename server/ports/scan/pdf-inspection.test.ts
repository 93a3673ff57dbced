// What acts in a PDF is found in every writing, what contracts are made of is taken, and nothing that is sent can hold the process up.
// Shows: AT-34, AT-35.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { inflateSync } from "node:zlib";
import { plainPdf } from "../../../testing/pdf-forge.ts";
import { DANGERS, HARMLESS, HIDINGS, WRITINGS } from "./pdf-corpus.ts";
import { inspectPdf } from "./pdf-inspection.ts";
import { bombPdf, REFUSED_STREAMS, TAKEN_STREAMS } from "./pdf-streams-corpus.ts";
import { inspectPdfInThread, pdfFinding } from "./pdf-structure.ts";

const PRODUCERS = new URL("../../../testing/pdf-producers/", import.meta.url);

describe("what acts is found", () => {
  for (const [how, write] of Object.entries({ ...WRITINGS, ...HIDINGS }))
    test(how, async () => {
      const missed: unknown[] = [];
      for (const danger of DANGERS) {
        const found = await inspectPdf(write(danger));
        if (found?.kind !== "fault" || found.fault.reason !== danger.reason)
          missed.push([danger.what, found]);
      }
      assert.deepEqual(missed, []);
    });
});

describe("what contracts are made of is taken", () => {
  for (const [how, write] of Object.entries(WRITINGS))
    test(how, async () => {
      for (const thing of HARMLESS) assert.equal(await inspectPdf(write(thing)), undefined, thing.what);
    });

  for (const file of readdirSync(PRODUCERS).filter((name) => name.endsWith(".pdf")))
    test(file, async () => {
      assert.equal(await pdfFinding(readFileSync(new URL(file, PRODUCERS))), undefined);
    });
});

describe("what streams hold", () => {
  for (const { what, bytes, found } of REFUSED_STREAMS)
    test(`is found: ${what}`, async () => {
      const finding = await inspectPdf(bytes());
      assert.equal(finding?.kind === "fault" ? finding.fault.reason : finding && "VIRUS", found);
    });

  for (const { what, bytes } of TAKEN_STREAMS)
    test(`is taken: ${what}`, async () => assert.equal(await inspectPdf(bytes()), undefined));
});

describe("a thread of its own", () => {
  test("that takes too long is ended, and the file is refused", async () => {
    const finding = await inspectPdfInThread(plainPdf({}), 0);
    assert.equal(finding?.kind === "fault" && finding.fault.reason, "TOO_COMPLEX");
  });

  test("looks while the process goes on with its work", async () => {
    let ticks = 0;
    let isOver = false;
    const inspection = inspectPdfInThread(bombPdf()).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await setImmediate();
      ticks += 1;
    }
    const finding = await inspection;
    assert.equal(finding?.kind === "fault" && finding.fault.reason, "TOO_COMPLEX");
    assert.ok(ticks > 10);
  });
});

/** Inspections that are broken on purpose, by what each overlooks. */
const BROKEN: Readonly<Record<string, (pdf: Buffer) => boolean>> = {
  "takes all": () => false,
  "takes nothing": () => true,
  "looks at both ends alone": (pdf) => /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(textOf(pdf)),
  "looks for words alone": (pdf) => ACTS.test(textOf(pdf)),
  "undoes escapes, and unpacks nothing": (pdf) => ACTS.test(unescaped(textOf(pdf))),
  "unpacks what is deflated, and undoes no escapes": (pdf) => ACTS.test(textOf(pdf) + inflatedOf(pdf)),
  "believes the last end": (pdf) => {
    const last = pdf.lastIndexOf("startxref");
    const from = pdf.lastIndexOf("%%EOF", last);
    return ACTS.test(unescaped(textOf(pdf.subarray(from === -1 ? 0 : from)) + inflatedOf(pdf)));
  },
  "believes the first end": (pdf) => {
    const first = pdf.subarray(0, pdf.indexOf("%%EOF"));
    return ACTS.test(unescaped(textOf(first) + inflatedOf(first)));
  },
  "knows scripts alone": (pdf) => /\/(?:JavaScript|JS)\b/.test(unescaped(textOf(pdf) + inflatedOf(pdf))),
};
const ACTS = /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|GoTo[RE]|EmbeddedFile|EF|XFA|RichMedia)\b/;

const textOf = (pdf: Buffer) => pdf.toString("latin1");
const unescaped = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function inflatedOf(pdf: Buffer): string {
  return [...textOf(pdf).matchAll(/stream\n/g)]
    .map(({ index }) => {
      try {
        return inflateSync(pdf.subarray(index + "stream\n".length)).toString("latin1");
      } catch {
        return "";
      }
    })
    .join(" ");
}

test("an inspection that overlooks something, or takes nothing, is noticed", () => {
  for (const [what, refuses] of Object.entries(BROKEN)) {
    const missed = [
      ...Object.values({ ...WRITINGS, ...HIDINGS }).flatMap((write) =>
        DANGERS.filter((each) => !refuses(write(each))),
      ),
      ...Object.values(WRITINGS).flatMap((write) => HARMLESS.filter((each) => refuses(write(each)))),
    ];
    assert.notEqual(missed.length, 0, what);
  }
});
