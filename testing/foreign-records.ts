// Records of Wesfarmers' that nobody of Harbour Civil's may know of, by the name under which a call would name one.

import { aClaim, confirmClaim } from "../server/demo/builders/abn-claim-builder.ts";
import { recordDocument } from "../server/demo/builders/document-builder.ts";
import { buildApplication } from "../server/demo/builders/facility-application-builder.ts";
import { buildFacility, offerOf } from "../server/demo/builders/facility-builder.ts";
import { anIndividual } from "../server/demo/builders/individual-builder.ts";
import { addViewer } from "../server/demo/builders/sharing-builder.ts";
import { idOf } from "../server/demo/cast-ids.ts";
import { callAs } from "../server/demo/sessions.ts";
import { shareDocumentFacility } from "../server/modules/facilities/facilities/commands/share-document-facility.ts";
import { runTransaction } from "../server/transaction/transaction.ts";
import type { Api } from "./api.ts";
import { aCreditNote } from "./builders/credit-note-builder.ts";
import { FOREIGN_EXAMPLES } from "./examples/calls.ts";
import { aNewAbn, aNewName } from "./examples/example-steps.ts";
import type { Personas } from "./personas.ts";
import type { World } from "./world.ts";

type Scene = { world: World; personas: Personas };

/** By the last part of the field's path that is a name, with what it is part of where that tells it from others. */
export const FOREIGN: Record<string, (scene: Scene) => Promise<string>> = {
  ...FOREIGN_EXAMPLES,
  organisationId: async () => idOf("organisation", "wesfarmers"),
  draftId: async ({ world }) => (await world.draft({ owner: "wesfarmers" })).id,
  "drafts.id": async ({ world }) => (await world.draft({ owner: "wesfarmers" })).id,
  documentId: ({ world }) => recordDocument(world.app, { owner: "wesfarmers" }),
  documentIds: ({ world }) => recordDocument(world.app, { owner: "wesfarmers" }),
  exceptIds: ({ world }) => recordDocument(world.app, { owner: "wesfarmers" }),
  ids: ({ world }) => recordDocument(world.app, { owner: "wesfarmers" }),
  facilityId: async ({ world }) => (await buildFacility(world.app, { owner: "wesfarmers" })).id,
  facilityApplicationId: async ({ world }) => (await buildApplication(world.app, { owner: "wesfarmers" })).id,
  offerId: ({ world }) => anOfferToOthers(world),
  memberId: ({ world }) => idIn(world, "select id from member where organisation_id = $1"),
  invitationId: ({ personas }) =>
    madeBy(personas.api.otherAdmin, "sendOrgMemberInvitation", "invitation", {
      organisationId: idOf("organisation", "wesfarmers"),
      email: "someone@else.example",
      role: "USER",
    }),
  invoiceId: anInvoiceOfOthers,
  itemId: anInvoiceOfOthers,
  creditNoteId: async ({ world: { app, draft } }) =>
    (await aCreditNote(app, await draft({ owner: "wesfarmers", status: "PROCESSING" }))).creditNoteId,
  "individuals.id": async ({ world }) =>
    await anIndividual(world.app, (await world.draft({ owner: "wesfarmers" })).id, { by: "wes" }),
  personId: async ({ world }) => {
    const { id } = await buildFacility(world.app, { owner: "wesfarmers" });
    await addViewer(world.app, "facility", { id, organisationId: idOf("organisation", "wesfarmers") }, "lou");
    return await idIn(
      world,
      "select id from facility_viewer where organisation_id = $1 and facility_id = $2",
      id,
    );
  },
  "parties.id": async ({ world }) => {
    const { id } = await world.draft({ owner: "wesfarmers" });
    return await idIn(world, "select id from draft_party where organisation_id = $1 and draft_id = $2", id);
  },
};

async function anInvoiceOfOthers({ world }: Scene): Promise<string> {
  const { id } = await world.draft({ owner: "wesfarmers", status: "PENDING_PAYMENT" });
  return await idIn(world, "select id from invoice where organisation_id = $1 and draft_id = $2", id);
}

/** From Wesfarmers to a third organisation. */
async function anOfferToOthers({ app }: World): Promise<string> {
  const abn = aNewAbn();
  await confirmClaim(app, await aClaim(app, { abn, claimant: aNewName() }));
  const { id, version } = await buildFacility(app, { owner: "wesfarmers" });
  await callAs(app, "wes", shareDocumentFacility, { id, version, abn });
  return await offerOf(app, id);
}

/** Everybody who is signed in may know of these. */
export const PUBLIC_IDS = ["feeSummaryId", "supplierId", "channelPartnerIds", "referralPortalEntityId"];

/** The access check of the call itself: outsiders try these with everything that the call names. */
export const DOOR_ID = "id";

export function nameOfId(path: string): string {
  const [within, name = within] = path
    .split(".")
    .filter((part) => part !== "0")
    .slice(-2);
  return name === "id" && within !== undefined && within !== name ? `${within}.id` : String(name);
}

async function madeBy(api: Api, mutation: string, record: string, input: object): Promise<string> {
  const inputType = `${mutation.slice(0, 1).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await api.mutate(mutation, inputType, input, `${record} { id }`);
  if (errors) throw new Error(`${mutation} is refused: ${JSON.stringify(errors[0]?.extensions)}`);
  return data[mutation][record].id;
}

async function idIn({ app }: World, sql: string, ...values: string[]): Promise<string> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>(sql, [idOf("organisation", "wesfarmers"), ...values]),
  );
  if (row === undefined) throw new Error("Wesfarmers have no such record.");
  return row.id;
}
