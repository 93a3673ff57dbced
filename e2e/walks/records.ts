// What a story needs before it begins, made by the same calls that the client makes: people who have signed in, and drafts.

import { CAST_PASSWORD, ORGANISATIONS, type OrganisationName, PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { type Api, apiOf } from "../../testing/api.ts";
import { must } from "../../testing/draft-calls.ts";

export type Signed = Api & { readonly token: string };

export async function signedIn(
  url: string,
  { email, password = CAST_PASSWORD }: { email: string; password?: string },
): Promise<Signed> {
  const { data, errors } = await apiOf(url, undefined).mutate(
    "signIn",
    "SignInInput",
    { email, password },
    "session { token }",
  );
  if (errors) throw new Error(`${email} could not sign in: ${errors[0]?.message}`);
  const { token } = data.signIn.session;
  return { ...apiOf(url, token), token };
}

export type RaisedDraft = { id: string; version: number; organisationId: string; referenceNumber: string };

/** A draft that has only begun: what is not given is still to be typed. */
export async function raiseDraft(
  api: Api,
  owner: OrganisationName,
  fields: object = {},
): Promise<RaisedDraft> {
  const organisationId = idOf("organisation", owner);
  const { draft } = await must(
    api,
    "createDraft",
    { organisationId, processType: "BANK_GUARANTEE", draft: { ...partiesOf(owner), ...fields } },
    "draft { id version organisationId referenceNumber }",
  );
  return draft;
}

/** One draft of each status that this organisation has. */
export async function draftsByStatus(api: Api, organisationId: string): Promise<Record<string, string>> {
  const { drafts } = await api.get(
    "query ($id: ID!) { drafts(organisationId: $id, first: 50) { edges { node { id status } } } }",
    { id: organisationId },
  );
  const nodes: { id: string; status: string }[] = drafts.edges.map(
    ({ node }: { node: { id: string; status: string } }) => node,
  );
  return Object.fromEntries(nodes.map(({ id, status }) => [status, id]));
}

/** The reference of the demo's draft whose directors are named and not verified yet. */
export const NAMES_DIRECTORS = "HC-107";

/** The demo's draft under that reference of its organisation. */
export async function draftUnder(api: Api, organisationId: string, yourReference: string): Promise<string> {
  const { drafts } = await api.get(
    "query ($id: ID!) { drafts(organisationId: $id, first: 50) { edges { node { id yourReference } } } }",
    { id: organisationId },
  );
  const nodes: { id: string; yourReference: string | null }[] = drafts.edges.map(
    ({ node }: { node: { id: string; yourReference: string | null } }) => node,
  );
  const found = nodes.find((each) => each.yourReference === yourReference);
  if (found === undefined) throw new Error(`There is no draft under ${yourReference}.`);
  return found.id;
}

const RAISED_BY = { harbour: PEOPLE.ada, wesfarmers: PEOPLE.wes } as const;

function partiesOf(owner: OrganisationName): object {
  const { name, abn, address, state, postcode, entityType } = ORGANISATIONS[owner];
  const { givenName, familyName, email } = RAISED_BY[owner];
  return {
    parties: [
      {
        partyVariant: "ISSUER",
        name,
        abn,
        address,
        state,
        postcode,
        partyEntityType: entityType,
        primaryContact: { givenName, familyName, email, phoneNumber: "0491570157" },
      },
    ],
  };
}
