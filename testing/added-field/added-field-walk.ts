// Run in a copy of the project that has one more field: it is filled in by the API, issued, and read by somebody else on the paper.

import { bringDraft } from "../../server/demo/builders/draft-builder.ts";
import { aWorld } from "../world.ts";

const [field = "", value = ""] = process.argv.slice(2);
const world = await aWorld();
const { id, version } = await world.draft();
const ada = await world.as("ada");
await ada.get(`mutation ($input: UpdateDraftInput!) { updateDraft(input: $input) { draft { version } } }`, {
  input: { id, version, draft: { [field]: value }, clientMutationId: "an added field" },
});
const { documentId } = await issued();
const read = await (await world.as("rosa")).get(
  `query ($id: ID!, $documentId: ID!) { draft(id: $id) { ${field} } document(id: $documentId) { ${field} } }`,
  { id, documentId },
);
console.log(JSON.stringify([read.draft[field], read.document[field]]));
await world.end();

async function issued(): Promise<{ documentId: string | null }> {
  const { documentId } = await bringDraft(world.app, id, { status: "ESTABLISHED" });
  return { documentId };
}
