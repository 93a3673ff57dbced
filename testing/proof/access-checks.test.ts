// Every refusal of every access check is left out in turn, and the access matrix notices: somebody who should be refused is not.
// Shows: Q-035.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { installAccessCheckSwitches, switches } from "../access-check-switches.ts";
import type { Persona } from "../access-matrix.ts";
import type { OperationKind } from "../examples/example.ts";
import type { Fixtures } from "../examples/fixture.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

installAccessCheckSwitches();
// After the switches, so that the access checks are loaded with them.
const { OPERATIONS, personasOf } = await import("../access-matrix.ts");
const { namingNothing, readyCall, sending } = await import("../examples/fixture.ts");
const { variablesOf } = await import("../examples/calls.ts");
const { aReadyWorld } = await import("../examples/example-worlds.ts");
const { everyNth } = await import("./short-form.ts");

let world: World;
let personas: Personas;
let fixtures: Fixtures;
before(async () => {
  ({ world, personas, fixtures } = await aReadyWorld());
  await tryEverything();
});
after(() => world.endUnchecked());

/** `nothing` is the place, among what the call names, of what is named as something that is not there. */
type Try = {
  kind: OperationKind;
  name: string;
  persona: Persona | undefined;
  nothing?: number;
  code: string;
};
/** For each refusal the first calls that came to it. */
const metBy = new Map<string, Try[]>();
const TRIES_OF_A_CALL_MAX = 4;
/** In a plain run every eighth refusal is left out; each one is come to all the same. */
const LEFT_OUT_EVERY = 8;

describe("each refusal of an access check", () => {
  test("is come to by a persona of the access matrix", () => {
    const never = [...switches.all].filter((place) => !metBy.has(place));
    assert.deepEqual(
      never.sort(),
      Object.keys(NEVER_MET).sort(),
      "a persona that is tried or an example should come to it, or NEVER_MET should say why none can",
    );
  });

  test("is missed when it is left out", async () => {
    const unnoticed: string[] = [];
    const leftOut = everyNth([...metBy], LEFT_OUT_EVERY);
    for (const [place, tries] of leftOut) {
      const noticed = await firstNotice(place, tries);
      if (noticed === undefined) unnoticed.push(place);
    }
    recordProof("access-checks", {
      cases: [...metBy.values()].flat().length,
      broken: leftOut.length,
      caught: leftOut.length - unnoticed.length,
    });
    assert.deepEqual(unnoticed, []);
  });
});

/** Access checks that no call can come to, each with the reason; one that is come to must not stand here. */
const NEVER_MET: Record<string, string> = {
  "modules/people/accounts/account-access.ts accessAccountToSuspend":
    "whoever suspends somebody was let see their client first",
  "modules/people/accounts/account-access.ts accessAccountToSuspend 2": "a member's account is there",
  "modules/people/accounts/account-access.ts accessOwnAccount": "a session without its account cannot be",
  "modules/people/accounts/account-access.ts accessOwnAccountToChange":
    "a session without its account cannot be",
  "modules/documents/documents/document-access.ts accessDocumentAsSystem":
    "the portal's own work names a document that it has just issued",
  "modules/documents/documents/document-access.ts accessDocumentOfDraft":
    "the example of a document names it by its own id; draft-establishing.test.ts asks by its draft",
  "modules/documents/documents/document-access.ts readDocumentAsSystem":
    "a link's request names the document that it belongs to",
  "modules/records/collaborators/collaborator-access.ts accessCollaboratorToAccept 2":
    "that it was used or has run out is a matter of time",
  "modules/documents/document-requests/document-request-access.ts accessDocumentRequest":
    "a request is answered with to whoever has just answered it",
  "modules/documents/document-requests/document-request-access.ts requireSide":
    "whoever may ask has a side: it stands behind a capability that is given to others",
  "modules/documents/documents/exposure-access.ts limitsOf":
    "no persona is of two organisations: named-organisations.test.ts tries it with somebody who is",
  "modules/documents/evidence/evidence-access.ts accessEvidence":
    "evidence is named by its maker, who has just made it",
  "modules/drafts/drafts/draft-access.ts accessDraftAsSystem":
    "the portal's own work names drafts that it has just read",
  "modules/drafts/drafts/draft-access.ts readDraftAsSystem":
    "a beneficiary's confirmation names the draft that it belongs to",
  "modules/drafts/confirmations/confirmation-access.ts requireForAccount":
    "what personas try has the code of a link; confirmations.test.ts tries it without",
  "modules/facilities/facilities/facility-share-access.ts accessOffer":
    "an offer is answered with to whoever has just decided on it",
  "modules/facilities/facility-applications/application-access.ts accessApplicationDetails":
    "no persona shares it: application-sharing.test.ts tries it with somebody who does",
  "modules/facilities/facility-applications/application-share-access.ts accessApplicationShare":
    "an offer is answered with to whoever has just decided on it",
  "modules/money/bank-statements/bank-statement-access.ts accessLineToChange":
    "a line was found before its statement was locked, and never goes alone",
  "modules/money/finance/finance-access.ts accessFinanceEnquiry":
    "an enquiry is named by its maker, who has just made it, and by those who see every one",
  "modules/money/books/journal-access.ts accessJournalExport":
    "whoever may not is refused by requireBooks before it, and an export of journals has no end",
  "modules/money/products/product-access.ts accessProductToPropose":
    "whoever may not is refused by requireProductDesk before it, and a product has no end",
  "modules/office/gateway-features/gateway-feature-access.ts accessGatewayFeature": "each switch has its row",
  "modules/office/gateway-features/gateway-feature-access.ts accessGatewayFeatureToChange":
    "each switch has its row",
  "modules/office/gateway-features/gateway-feature-access.ts requireSwitch":
    "a switch is named by its name, which is no id",
  "modules/office/provider/provider-access.ts accessProvider":
    "the provider is there as soon as it has staff",
  "modules/office/provider/provider-access.ts accessProviderOfStaff 2":
    "the provider is there as soon as it has staff",
  "modules/office/provider/provider-access.ts accessProviderToChange":
    "the provider is there as soon as it has staff",
  "modules/office/saved-answers/saved-answer-access.ts accessAnswer":
    "whoever may not is refused by requireStaff before it, and an answer is named by whoever has just kept or changed it",
  "modules/office/suppliers/supplier-access.ts accessOfficeSupplier":
    "a supplier is answered with to whoever has just changed it",
  "modules/people/invitations/invitation-access.ts accessInvitationToAccept 2":
    "that it was used or has run out is a matter of time",
  "modules/people/members/member-access.ts accessOwnMembershipToEnd":
    "whoever has left in the meantime loses the work to the rights that were taken",
  "modules/people/organisations/organisation-access.ts accessOrganisation":
    "whoever is a member of it has passed before, and theirs is there",
  "modules/people/organisations/organisation-access.ts accessOrganisationOrClient":
    "a member asks in the example; client-statements.test.ts asks as the provider's people for one that is not there",
  "modules/people/organisations/organisation-access.ts accessOrganisationToChange":
    "whoever is a member of it has passed before, and theirs is there",
  "modules/people/organisations/organisation-access.ts accessOrganisationToClose":
    "a member's is there; organisation-closing.test.ts asks as the provider for one that is not",
  "modules/people/organisations/organisation-access.ts lockOrganisationToClose":
    "accessOrganisationToClose has found it before",
  "modules/records/collaborators/collaborator-access.ts accessDraftToShow":
    "no persona shows a draft to its applicant: shown-drafts.test.ts tries it",
  "modules/records/history/history-export-access.ts recordOf":
    "a history is named with its record; exports.test.ts asks for one without",
  "modules/records/list-views/list-view-access.ts requireToShareViews":
    "the example keeps a view of one's own; list-views.test.ts and provider-lists.test.ts try one that is shared",
  "modules/records/list-views/list-view-access.ts requireShown 2":
    "the row policy hides it from who is no member; narrowed-lists.test.ts tries a member without the list",
  "modules/records/papers/paper-access.ts accessPaperAsSystem":
    "the portal's own work names a paper that it has just asked for",
  "modules/records/papers/paper-access.ts accessOffer":
    "a kind of paper is no id, and what names a record passes the record's own access check first",
  "modules/money/referrals/referral-programme-access.ts accessReferringOrganisation":
    "a programme that is switched off answers everybody alike",
};

/** So few come to every refusal; all of them try every call in the access matrix. From the first the row policies hide nothing. */
const TRYING: readonly Persona[] = [
  "general",
  "limitedAdded",
  "otherAdmin",
  "collaboratorIssuer",
  "supplier",
  "documentOnly",
];

async function tryEverything(): Promise<void> {
  for (const kind of ["Query", "Mutation"] as const)
    for (const [name, { rule, refusal }] of Object.entries(OPERATIONS[kind])) {
      const call = await readyCall(fixtures, kind, name);
      const refused = TRYING.filter((persona) => !personasOf(rule).includes(persona));
      const others: Persona[] = call.example.servesOne === true ? ["otherAdmin"] : [];
      for (const persona of refusal === undefined ? others : refused)
        await tryOne({ kind, name, persona }, call);
      for (const nothing of namingNothing(call).named.keys())
        await tryOne({ kind, name, persona: undefined, nothing }, call);
    }
}

type Call = Awaited<ReturnType<typeof readyCall>>;

async function tryOne(given: Omit<Try, "code">, call: Call): Promise<void> {
  switches.met.clear();
  const code = await codeOf(given, call);
  for (const place of switches.met) {
    const tries = metBy.get(place) ?? [];
    const ofCall = tries.filter(({ name }) => name === given.name).length;
    if (ofCall < TRIES_OF_A_CALL_MAX) metBy.set(place, [...tries, { ...given, code }]);
  }
}

async function codeOf({ kind, persona, nothing }: Omit<Try, "code">, call: Call): Promise<string> {
  const api = persona === undefined ? call.caller : personas.api[persona];
  const only = nothing === undefined ? undefined : namingNothing(call).named[nothing];
  const variables = only === undefined ? sending(call) : variablesOf(kind, namingNothing(call, only).given);
  const { errors } = await api.ask(call.query, variables);
  return errors?.[0]?.extensions.code ?? "OK";
}

async function firstNotice(place: string, tries: readonly Try[]): Promise<Try | undefined> {
  for (const each of tries) {
    const call = await readyCall(fixtures, each.kind, each.name);
    switches.off = place;
    try {
      if ((await codeOf(each, call)) !== each.code) return each;
    } finally {
      switches.off = undefined;
    }
  }
  return undefined;
}
