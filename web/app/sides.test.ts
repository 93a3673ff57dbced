// Each side reads of limits, drafts and its own firm in its own words.

import { expect, test } from "vitest";
import { HARBOUR_CIVIL, RAVI, userState } from "../testing/client-cast.ts";
import type { Me } from "./session.ts";
import { SIDE_WORDS, sideOf } from "./sides.ts";

type Staff = NonNullable<Me["staff"]>;
const staff = (given: Partial<Staff>) => ({ ...RAVI.staff, ...given }) as Staff;
const SUPPLIER = { id: "1", name: "Macquarie Bank Limited", tradeName: "Macquarie" };

test("everybody is on one side, and reads no other side's words", () => {
  const sides = [
    userState().data.me,
    RAVI,
    { ...RAVI, staff: staff({ staffType: "EXTERNAL_SUPPLIER", supplier: SUPPLIER }) },
    { ...RAVI, staff: staff({ staffType: "REFERRER" }) },
    { ...RAVI, staff: staff({ staffType: "REFERRAL_PORTAL_ADMIN" }) },
  ].map((me) => sideOf({ me, organisations: [] }));
  expect(sides).toEqual(["client", "provider", "supplier", "referrer", "referrer"]);
  expect(sideOf({ me: RAVI, organisations: [HARBOUR_CIVIL] })).toBe("client");
  expect(SIDE_WORDS.supplier.limits).toContain("you granted");
  for (const side of ["provider", "supplier", "referrer"] as const)
    expect(SIDE_WORDS[side].limits).not.toContain("your organisation");
});
