// Puts a person into every persona of the access matrix, and shares a record with those whose persona asks for it.

import { randomUUID } from "node:crypto";
import type { ReachableStatus } from "../server/demo/builders/draft-builder.ts";
import { aGuest, type Guest, joinAs, leave } from "../server/demo/builders/guest-builder.ts";
import { addViewer, shareWith, stopSharing } from "../server/demo/builders/sharing-builder.ts";
import type { PersonName } from "../server/demo/cast.ts";
import { idOf } from "../server/demo/cast-ids.ts";
import type { Draft } from "../server/modules/drafts/drafts/draft-record.ts";
import { runTransaction } from "../server/transaction/transaction.ts";
import type { Persona } from "./access-matrix.ts";
import { type Api, apiOf } from "./api.ts";
import { aCleanAttachment } from "./builders/attachment-builder.ts";
import { someSettings } from "./builders/settings-builder.ts";
import { must } from "./draft-calls.ts";
import type { World } from "./world.ts";

export type Personas = { api: Record<Persona, Api>; people: Record<Persona, PersonName | Guest | undefined> };

const OF_THE_CAST = {
  admin: "ada",
  user: "ben",
  limitedAdded: "cam",
  otherAdmin: "wes",
  otherUser: "una",
  otherLimited: "lou",
  collaboratorBeneficiary: "dee",
  manager: "rosa",
  general: "gus",
  supplier: "sam",
  otherSupplier: "bea",
  referralAdmin: "nia",
  referrer: "tom",
  stranger: "fay",
} as const satisfies Partial<Record<Persona, PersonName>>;

const GUESTS = [
  "limitedNotAdded",
  "collaboratorOwner",
  "collaboratorIssuer",
  "collaboratorLimited",
  "invited",
  "lapsed",
  "removed",
  "documentOnly",
  "formerMember",
  "expired",
] as const satisfies readonly Persona[];

export async function signInPersonas(world: World): Promise<Personas> {
  const { app } = world;
  const people: Partial<Record<Persona, PersonName | Guest>> = { ...OF_THE_CAST };
  for (const persona of GUESTS) people[persona] = await aGuest(app, persona);
  people.unconfirmed = await aGuest(app, "unconfirmed", { isConfirmed: false });

  const harbour = idOf("organisation", "harbour");
  await joinAs(app, guestIn(people, "limitedNotAdded"), { organisationId: harbour, role: "LIMITED_USER" });
  await joinAs(app, guestIn(people, "formerMember"), { organisationId: harbour, role: "ADMIN" });
  await leave(app, guestIn(people, "formerMember"));
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query("update session set expires_at = $2 where account_id = $1", [
      guestIn(people, "expired").id,
      tx.now,
    ]),
  );

  const api: Partial<Record<Persona, Api>> = { anonymous: world.anonymous };
  for (const [persona, person] of Object.entries(people) as [Persona, PersonName | Guest][])
    api[persona] = typeof person === "string" ? await world.as(person) : apiOf(world.url, person.token);
  return { api: api as Personas["api"], people: people as Personas["people"] };
}

function guestIn(people: Partial<Record<Persona, PersonName | Guest>>, persona: Persona): Guest {
  const person = people[persona];
  if (person === undefined || typeof person === "string")
    throw new Error(`There is no guest for the persona ${persona}.`);
  return person;
}

/** What an operation is tried on. */
export type Target = {
  organisationId: string;
  draft: {
    id: string;
    version: number;
    invoiceId: string;
    depositReferenceNumber: string;
    attachmentId: string;
  };
  settings: { alertId: string; metadataKeyId: string };
  document: { id: string; attachmentId: string };
};

/** A draft of Harbour's in that status, shared with every persona that is on it. */
export async function aSharedDraft(
  world: World,
  personas: Personas,
  status: ReachableStatus,
): Promise<Target> {
  const draft = await world.draft({ status });
  await shareDraft(world, personas, draft, { hasApproved: true });
  const settings = await someSettings(world.app, draft.organisationId);
  return { ...targetOf(draft, await aCleanAttachment(world.app, draft)), settings };
}

/** A document issued from such a draft. */
export async function aSharedDocument(world: World, personas: Personas): Promise<Target> {
  const { draft, organisationId, settings } = await aSharedDraft(world, personas, "PROCESSING");
  const { document } = await must(
    personas.api.manager,
    "establishDraft",
    {
      id: draft.id,
      version: draft.version,
      guaranteeNumber: randomUUID(),
      establishedDate: "2026-11-20",
      bank: { name: "Macquarie Bank Limited" },
    },
    "document { id attachments { id } }",
  );
  const person = personas.people.documentOnly;
  if (person !== undefined)
    await shareWith(
      world.app,
      "document",
      { id: document.id, organisationId },
      { person, roles: ["BENEFICIARY"] },
    );
  return {
    organisationId,
    draft,
    document: { id: document.id, attachmentId: document.attachments[0].id },
    settings,
  };
}

export async function shareDraft(
  { app }: World,
  { people }: Personas,
  draft: Draft,
  { hasApproved }: { hasApproved: boolean },
): Promise<void> {
  const invite = async (
    persona: Persona,
    role: "OWNER" | "ISSUER" | "BENEFICIARY" | "LIMITED",
    invitationStatus?: "INVITED" | "EXPIRED",
  ) => {
    const person = people[persona];
    if (person === undefined) return;
    await shareWith(app, "draft", draft, {
      person,
      roles: [role],
      hasApproved,
      ...(invitationStatus === undefined ? {} : { invitationStatus }),
    });
  };
  await invite("collaboratorOwner", "OWNER");
  await invite("collaboratorIssuer", "ISSUER");
  await invite("collaboratorBeneficiary", "BENEFICIARY");
  await invite("collaboratorLimited", "LIMITED");
  await invite("invited", "OWNER", "INVITED");
  await invite("lapsed", "OWNER", "EXPIRED");
  await invite("removed", "OWNER");
  if (people.removed !== undefined) await stopSharing(app, "draft", draft, people.removed);
  if (people.limitedAdded !== undefined) await addViewer(app, "draft", draft, people.limitedAdded);
}

function targetOf(draft: Draft, attachmentId: string): Omit<Target, "settings"> {
  return {
    organisationId: draft.organisationId,
    draft: {
      id: draft.id,
      version: draft.version,
      invoiceId: draft.invoices[0]?.id ?? "",
      depositReferenceNumber: draft.invoices[0]?.depositReferenceNumber ?? "",
      attachmentId,
    },
    document: { id: "", attachmentId: "" },
  };
}
