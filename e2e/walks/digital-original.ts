// The demo's digital original that waits for its bank's officer: who stands around it, and what each sees once it is signed, wherever that was.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { keepPictures, openBrowser, openWindow, type Window } from "../people.ts";
import { startProduct } from "../product.ts";
import { signedIn } from "./records.ts";

export const NUMBER = "MBL-D 2041";

const HARBOUR = idOf("organisation", "harbour");
const FOUND = `query ($o: ID!) { documents(organisationId: $o, search: "${NUMBER}", first: 1) { edges { node { id attachments { id variant } } } } }`;
const FILE = "query ($d: ID!, $id: ID!) { documentAttachmentDownload(documentId: $d, id: $id) { url } }";

export type SigningScene = {
  /** Its applicant, at an open page. */
  ada: Window;
  /** An officer of the bank. */
  sam: Window;
  /** Nobody in particular, on a phone. */
  stranger: Window;
  /** The address of its page. */
  view: string;
  /** The applicant's copy. */
  original(): Promise<Buffer>;
  end(): Promise<void>;
};

/** `pictures` begins the names of what is kept to be looked at. */
export async function openSigningScene(pictures: string): Promise<SigningScene> {
  const product = await startProduct();
  const browser = await openBrowser();
  const api = await signedIn(product.url, PEOPLE.ada);
  const { id } = await found(api);
  const ada = await openWindow(browser, product.url, { token: api.token });
  const sam = await openWindow(browser, product.url, {
    token: (await signedIn(product.url, PEOPLE.sam)).token,
  });
  const stranger = await openWindow(browser, product.url, { isPhone: true });
  return {
    ada,
    sam,
    stranger,
    view: `/documents/${HARBOUR}/${id}/view`,
    original: () => originalOf(api),
    end: async () => {
      await keepPictures({
        [`${pictures}-ada`]: ada,
        [`${pictures}-sam`]: sam,
        [`${pictures}-stranger`]: stranger,
      });
      await browser.close();
      await product.stop();
    },
  };
}

/** The officer's page and the applicant's open one say so by themselves, and a stranger's look at the file. */
export async function seeSignedOriginal({ ada, sam, stranger, original }: SigningScene): Promise<void> {
  await sam.page.getByText("Held by").waitFor();
  const originals = ada.page.getByRole("region", { name: "Digital original" });
  await originals.getByText("Qantas Airways Limited").first().waitFor();
  await originals.getByText("Sam Iyer").waitFor();

  const folder = mkdtempSync(join(tmpdir(), "bondline-original-"));
  try {
    const file = join(folder, "original.pdf");
    writeFileSync(file, await original());
    await stranger.page.goto("/verify");
    await stranger.page.getByLabel("Choose the PDF of the guarantee").setInputFiles(file);
    await stranger.page.getByRole("heading", { name: "This guarantee is current" }).waitFor();
    await stranger.page.getByText(NUMBER).waitFor();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  assert.deepEqual([...ada.troubles, ...sam.troubles, ...stranger.troubles], []);
}

async function found(api: Api) {
  const { documents } = await api.get(FOUND, { o: HARBOUR });
  return documents.edges[0].node;
}

async function originalOf(api: Api): Promise<Buffer> {
  const { id, attachments } = await found(api);
  const paper = attachments.find(({ variant }: { variant: string }) => variant === "ISSUED_PAPER");
  const { documentAttachmentDownload } = await api.get(FILE, { d: id, id: paper.id });
  return Buffer.from(await (await fetch(documentAttachmentDownload.url)).arrayBuffer());
}
