// Shows: E-08, E-09.
// Every address that names a record, opened by somebody who may not see it: the page says so where the record would stand, and nobody is sent away.
import { type NotFoundCode, REFUSALS } from "@bondline/domain/refusals.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import * as documents from "../api/generated/graphql.ts";
import { type Audience, PAGES } from "../site-map.ts";
import { FEATURES, HARBOUR_CIVIL, RAVI, userState } from "../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../testing/fake-server.ts";
import { renderClient } from "../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000d1";

/** Of links that were mailed the page says itself what does not work. */
const OF_A_LINK = /^(?:This (?:link does not work|request could not be found)|Use the link in the email)$/;

/** Pages that take the draft to be changed from their query. */
const WITH_DRAFT = ["draftCreate", "suretyDraftCreate", "switchDraftCreate"];
/** Names no record that is refused: whom it belongs to, and what is asked of the address itself. */
const NO_RECORD = ["organisationId", "facilityType", "code", "token"];

const ROWS = PAGES.flatMap(([name, { path, audience }]) => {
  const named = [...path.matchAll(/\$(\w+)/g)].map(([, part = ""]) => part);
  const record = named.findLast((each) => refusalOf(each) !== undefined);
  const part = WITH_DRAFT.includes(name) ? "draftId" : record;
  const at = path.replace("$organisationId", HARBOUR_CIVIL.id).replaceAll(/\$\w+/g, ID);
  const isUnknown = named.some((each) => refusalOf(each) === undefined && !NO_RECORD.includes(each));
  if (isUnknown) throw new Error(`${path} names a record that the test does not know.`);
  if (part === undefined) return [];
  return [{ name, at: WITH_DRAFT.includes(name) ? `${at}?draft=${ID}` : at, part, audience }];
});

test.each(ROWS)("$name", async ({ at, part, audience }) => {
  const code = refusalOf(part)!;
  const { path } = await renderClient({
    at,
    token: "token",
    answers: refusing(code, STAFF[audience]),
  });
  const isShown = (heading: string) =>
    heading === messageOf(code).replace(/\.$/, "") || OF_A_LINK.test(heading);
  expect(await screen.findByRole("heading", { name: isShown })).toBeTruthy();
  expect(path()).toBe(at);
  expect(screen.queryByText(messageOf(code))).toBeNull();
});

type Staff = NonNullable<(typeof RAVI)["staff"]>;
const PLAIN_STAFF: Staff = { staffType: "GENERAL", isAdmin: false, referrerName: null, supplier: null };

/** Who of the staff opens a page of each kind; the others are a client's. */
const STAFF: Readonly<Partial<Record<Audience, Partial<Staff>>>> = {
  desk: {},
  provider: {},
  supplier: {
    staffType: "EXTERNAL_SUPPLIER",
    supplier: { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" },
  },
  administrator: { isAdmin: true },
  referrer: { staffType: "REFERRER" },
};

/** Whatever a page may ask for is refused. */
function refusing(code: NotFoundCode, staff: Partial<Staff> | undefined): FakeAnswers {
  const answer: FakeAnswer = { refusal: { code, message: messageOf(code) } };
  const names = Object.keys(documents).map((name) => name.replace(/Document$/, ""));
  const me = { ...RAVI, staff: { ...PLAIN_STAFF, ...staff } };
  const { data } = staff === undefined ? userState() : userState({ me, organisations: [] });
  const gatewayFeatures = { ...FEATURES, suretyBonds: true, isBgSwitchEnabled: true, referralPortal: true };
  return {
    ...Object.fromEntries(names.map((name) => [name, answer])),
    SessionUserState: { data: { ...data, gatewayFeatures } },
  };
}

/** "documentId" is refused as DOCUMENT_NOT_FOUND; undefined for what names no record of somebody's. */
function refusalOf(part: string): NotFoundCode | undefined {
  const record = part.replace(/(?:Id|Code)$/, "").replaceAll(/[A-Z]/g, (letter) => `_${letter}`);
  const code = `${record.toUpperCase()}_NOT_FOUND`;
  return code in REFUSALS && !NO_RECORD.includes(part) ? (code as NotFoundCode) : undefined;
}

function messageOf(code: NotFoundCode): string {
  return REFUSALS[code]({ id: ID });
}

test("every kind of record that an address names is among them", () => {
  expect(new Set(ROWS.map(({ part }) => part)).size).toBeGreaterThanOrEqual(6);
  expect(ROWS.length).toBeGreaterThanOrEqual(15);
});
