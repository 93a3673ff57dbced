// What the screens after issue begin from, and what is pressed on a document's page.

import type { Page } from "playwright-core";
import { BENEFICIARIES, ORGANISATIONS, type OrganisationName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import type { Screen } from "../walks/screens.ts";

const HARBOUR = idOf("organisation", "harbour");

/** Which its applicant has recorded with another amount, and shared. */
export const LEASE_BOND_AS_IT_CAME = {
  isHeld: true,
  documentVariant: "LEASE_BOND",
  amount: "60000",
  purpose: "RENTAL_BOND",
  bankName: "Bankwest",
  guaranteeNumber: "BW-30817",
  parties: [
    { partyVariant: "ISSUER", ...partyOf("wesfarmers") },
    { partyVariant: "BENEFICIARY", ...partyOf("harbour") },
  ],
};

type Place = { id: string; version: number };

/** What an organisation notes for itself: a tender bond that nothing hangs on. */
export async function recorded(
  api: Api,
  owner: OrganisationName,
  { isHeld = false, ...fields }: { isHeld?: boolean; [field: string]: unknown } = {},
): Promise<Place> {
  const document = {
    documentVariant: "BANK_GUARANTEE",
    amount: "64000",
    purpose: "TENDER",
    expiryType: "OPEN_ENDED",
    establishedAt: "2026-01-30",
    bankName: "Westpac",
    parties: [
      { partyVariant: "ISSUER", ...partyOf(owner) },
      { partyVariant: "BENEFICIARY", ...BENEFICIARIES.telstra },
    ],
    ...fields,
  };
  const organisationId = idOf("organisation", owner);
  return await done(api, "createDocument", { organisationId, isProjected: false, isHeld, document });
}

function partyOf(owner: OrganisationName) {
  const { entityType: _, industryType: __, ...party } = ORGANISATIONS[owner];
  return party;
}

export async function found(api: Api, guaranteeNumber: string): Promise<Place> {
  const { documents } = await api.get(
    "query ($o: ID!, $search: String) { documents(organisationId: $o, search: $search, first: 1) { edges { node { id version } } } }",
    { o: HARBOUR, search: guaranteeNumber },
  );
  return documents.edges[0].node;
}

export async function done(api: Api, name: string, input: object): Promise<Place> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await api.mutate(name, type, input, "document { id version }");
  if (errors) throw new Error(`${name} answered ${JSON.stringify(errors)}`);
  return data[name].document;
}

export const viewOf = ({ id }: Place) => `/documents/${id}/view`;

export function press(name: string | RegExp): NonNullable<Screen["after"]> {
  return (page) => page.getByRole("button", { name, exact: true }).click();
}

export function fromMenu(name: string, on: Place, item: string): Screen {
  return {
    name,
    path: viewOf(on),
    shows: "Details",
    after: async (page) => {
      await press("More actions")(page);
      await page.getByRole("menuitem", { name: item, exact: true }).click();
      await page.locator("[role$=dialog]").waitFor();
    },
  };
}

export function asked(
  name: string,
  on: Place,
  change: string,
  say: (page: Page) => Promise<unknown>,
): Screen {
  return {
    name,
    path: viewOf(on),
    shows: "Ask for a change",
    after: async (page) => {
      await press("Ask for a change")(page);
      await page.getByRole("menuitem", { name: change, exact: true }).click();
      await say(page);
    },
  };
}
