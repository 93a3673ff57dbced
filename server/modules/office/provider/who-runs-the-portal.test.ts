// Who runs the portal is the provider's record: its name and number are on every paper, from a change on and without a new start.
// Shows: ST-38.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { extractText, getDocumentProxy } from "unpdf";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const OLD = "Bondline Pty Ltd, ABN 51 824 753 556";
const NEW = "Harbourline Guarantees Pty Ltd, ABN 53 004 085 616";
const RECORD = "name abn address contactName contactEmail contactPhone supportEmail operatorEmail version";

let world: World;
let rosa: Api;
let nobody: Api;
let papers: Readonly<Record<string, () => Promise<string>>>;
before(async () => {
  world = await aWorld({ OPERATOR_NAME: "Somebody Else Pty Ltd", OPERATOR_ABN: "49 004 028 077" });
  rosa = await world.as("rosa");
  nobody = apiOf(world.url, undefined);
  const ada = await world.as("ada");
  const { id, invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  const asked = { d: id, i: invoices[0]?.id };
  const invoice =
    "query ($d: ID!, $i: ID!) { file: draftInvoiceFile(draftId: $d, invoiceId: $i) { content } }";
  papers = {
    "an invoice": async () => textOf((await ada.get(invoice, asked)).file.content),
    "an agreement": async () =>
      (await ada.get("query ($d: ID!) { page: agencyAgreement(draftId: $d) { html } }", { d: id })).page.html,
    "the published guide": async () =>
      (await nobody.get("{ page: financialServicesGuide { html } }")).page.html,
  };
});
after(() => world.end());

async function textOf(base64: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, "base64")));
  return (await extractText(document, { mergePages: true })).text.replace(/\s+/g, " ");
}

async function everyPaperSays(words: string): Promise<void> {
  for (const [name, read] of Object.entries(papers)) {
    const said = await read();
    assert.ok(said.includes(words), `${name}: ${said}`);
  }
}

test("papers name the provider as its record does, whatever the environment says, also to whoever is not signed in", async () => {
  await everyPaperSays(OLD);
  const { provider } = await rosa.get(`{ provider { ${RECORD} } }`);
  const { errors } = await rosa.mutate(
    "updateProvider",
    "UpdateProviderInput",
    { ...provider, name: "Harbourline Guarantees Pty Ltd", abn: "53 004 085 616" },
    "provider { id }",
  );
  assert.equal(errors, undefined, JSON.stringify(errors));
  await everyPaperSays(NEW);
});

test("whoever is not signed in reads no more of the record than that", async () => {
  assert.notEqual(await nobody.codeOf(`{ provider { ${RECORD} } }`), "OK");
});
