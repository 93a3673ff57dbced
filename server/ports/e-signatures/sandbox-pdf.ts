// How the sandbox signs a file: each signer's name where they were asked for it, and a seal over all of it at the end.

import { generateKeyPairSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { PDF, rgb } from "@libpdf/core";
import { FONT_FILES } from "../../pdf/pdf-page.ts";
import { signPdf } from "../../pdf/sign-pdf.ts";
import type { SignaturePlace } from "./e-signatures-port.ts";

const HUNDRED = 100;
const INSET = 8;
const LARGEST = 16;
/** About how wide a letter is, against its height. */
const LETTER_WIDTH = 0.6;
const CERTIFICATE = "Sandbox e-signatures";

export async function stampPdf(
  pdf: Buffer,
  { name, place }: { name: string; place: SignaturePlace },
): Promise<Buffer> {
  const loaded = await PDF.load(new Uint8Array(pdf));
  const page = loaded.getPage(place.page - 1);
  if (page === null) throw new Error("The file has no such page.");
  const width = (place.width / HUNDRED) * page.width - 2 * INSET;
  const size = Math.min(LARGEST, width / (name.length * LETTER_WIDTH));
  page.drawText(name, {
    x: (place.left / HUNDRED) * page.width + INSET,
    y: page.height * (1 - (place.top + place.height / 2) / HUNDRED) - size / 3,
    size,
    font: loaded.embedFont(new Uint8Array(await readFile(FONT_FILES.regular))),
    color: rgb(0.04, 0.2, 0.5),
  });
  return Buffer.from(await loaded.save());
}

/** By a key that is used once: nobody is to rely on what is signed here. */
export async function sealPdf(pdf: Buffer, at: Instant): Promise<Buffer> {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const seal = { key: privateKey, certificateName: CERTIFICATE, reason: "Completed", signedAt: new Date(at) };
  return await signPdf(pdf, seal);
}
