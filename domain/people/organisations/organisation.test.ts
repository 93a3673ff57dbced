// Organisations: who may do what, cell by cell, and what the form takes.
// Shows: O-02, O-16..O-18, O-36, M-02, M-24..M-26, M-28..M-36, V-001..V-012, V-031..V-037, K-17, K-18, K-35.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceMessage } from "../../values/fields/choice.ts";
import { checkFields } from "../../values/fields/field-set.ts";
import {
  ENTITY_TYPES,
  ENTITY_TYPES_OFFERED,
  entityTypeLabel,
  isCompany,
} from "../../values/reference-data/entity-types.ts";
import { INDUSTRIES, INDUSTRY_DIVISIONS } from "../../values/reference-data/industries.ts";
import { labelsByCode } from "../../values/reference-data/option-list.ts";
import { STATE_CODES, STATES } from "../../values/reference-data/states.ts";
import { instant } from "../../values/time/instant.ts";
import {
  INVITATION_STATUSES,
  invitationExpiresAt,
  invitationStatusAt,
  MEMBER_INVITATION_FIELDS,
} from "./invitation.ts";
import { invitationCodeIn } from "./invitation-code.ts";
import {
  findCompanyNumberWarning,
  MEMBER_ROLE_LABELS,
  MEMBER_ROLES,
  onlyAdministratorMessage,
} from "./organisation.ts";
import {
  decideOrganisation,
  keepsAnAdmin,
  ORGANISATION_CAPABILITIES,
  organisationCapabilities,
} from "./organisation-capabilities.ts";
import {
  findLockedChanges,
  NEW_ORGANISATION_RULES,
  ORGANISATION_RULES,
  POSTAL_ADDRESS_RULES,
} from "./organisation-fields.ts";

const HARBOUR_CIVIL = {
  name: "Harbour Civil Pty Ltd",
  abn: "53 004 085 616",
  address: "12 Wharf Street, Newcastle NSW 2300",
  entityType: "PRV",
  industry: "E31",
};

/** Read across: yes for the roles that hold it. */
const EXPECTED_GRID = `
CAN_VIEW: ADMIN USER LIMITED_USER
CAN_VIEW_ALL_RECORDS: ADMIN USER -
CAN_MANAGE_INVITATIONS: ADMIN - -
CAN_MANAGE_MEMBERS: ADMIN - -
CAN_UPDATE_DETAILS: ADMIN - -
CAN_MANAGE_ALERT_CONFIGURATIONS: ADMIN USER -
CAN_ADD_DOCUMENTS: ADMIN USER -
CAN_VIEW_BILLING: ADMIN USER -
CAN_EXPORT_DATA: ADMIN - -
CAN_CLOSE: ADMIN - -
CAN_DECIDE_SHARING: ADMIN - -
`.trim();

test("which role may do what in an organisation", () => {
  const grid = ORGANISATION_CAPABILITIES.map((capability) => {
    const cells = MEMBER_ROLES.map((role) => (decideOrganisation({ role }, capability).allowed ? role : "-"));
    return `${capability}: ${cells.join(" ")}`;
  });
  assert.equal(grid.join("\n"), EXPECTED_GRID);
});

test("a person who is no member may do nothing, and a member's record lists what the table allows", () => {
  assert.deepEqual(organisationCapabilities({ role: null }), []);
  assert.deepEqual(decideOrganisation({ role: null }, "CAN_VIEW"), {
    allowed: false,
    because: "not-a-member",
  });
  assert.deepEqual(organisationCapabilities({ role: "ADMIN" }), ORGANISATION_CAPABILITIES);
  assert.deepEqual(organisationCapabilities({ role: "LIMITED_USER" }), ["CAN_VIEW"]);
  assert.deepEqual(decideOrganisation({ role: "USER" }, "CAN_UPDATE_DETAILS"), {
    allowed: false,
    because: "not-your-role",
  });
});

test("the last administrator can be neither removed nor demoted", () => {
  const [roleNow, alone] = ["ADMIN" as const, 1];
  assert.ok(!keepsAnAdmin({ adminCount: alone, roleNow, roleAfter: null }));
  assert.ok(!keepsAnAdmin({ adminCount: alone, roleNow, roleAfter: "USER" }));
  assert.ok(keepsAnAdmin({ adminCount: alone, roleNow, roleAfter: "ADMIN" }));
  assert.ok(keepsAnAdmin({ adminCount: 2, roleNow, roleAfter: null }));
  assert.ok(keepsAnAdmin({ adminCount: alone, roleNow: "USER", roleAfter: null }));
});

test("roles are shown in the words of the specification", () => {
  assert.deepEqual(MEMBER_ROLE_LABELS, {
    ADMIN: "Administrator",
    USER: "Standard User",
    LIMITED_USER: "Limited User",
  });
});

test("an organisation is created from a name, a number, an address, an entity type and an industry", () => {
  assert.deepEqual(
    checkFields(NEW_ORGANISATION_RULES, { ...HARBOUR_CIVIL, name: "  Harbour Civil Pty Ltd " }),
    {
      ok: true,
      values: { ...HARBOUR_CIVIL, abn: "53004085616" },
    },
  );
});

test("an empty form names every field, and the update names the industry as the record does", () => {
  const required = "This field is required.";
  assert.deepEqual(checkFields(NEW_ORGANISATION_RULES, {}), {
    ok: false,
    fields: { name: required, abn: required, address: required, entityType: required, industry: required },
  });
  assert.deepEqual(Object.keys(ORGANISATION_RULES), ["name", "abn", "address", "entityType", "industryType"]);
});

test("each field of the form is validated by its own rule", () => {
  const faults: readonly [Partial<typeof HARBOUR_CIVIL>, string][] = [
    [{ name: "<Harbour>" }, "This field contains characters that cannot be used in a name"],
    [{ name: "x".repeat(256) }, "This field must have at most 255 characters."],
    [{ abn: "53 004 085 617" }, "Invalid ABN"],
    [{ abn: "53  004 085 616" }, "This field must have at most 14 characters."],
    [{ address: "PO Box 7" }, "A PO box cannot be used here. Please enter a street address"],
    [{ address: "x".repeat(256) }, "This field must have at most 255 characters."],
    [{ entityType: "XYZ" }, choiceMessage(ENTITY_TYPES.options.map(({ code }) => code))],
    [{ industry: "E61" }, choiceMessage(INDUSTRIES.options.map(({ code }) => code))],
  ];
  for (const [fault, message] of faults) {
    const result = checkFields(NEW_ORGANISATION_RULES, { ...HARBOUR_CIVIL, ...fault });
    assert.deepEqual(result, { ok: false, fields: { [Object.keys(fault)[0] ?? ""]: message } });
  }
});

test("what the identity rests on is locked once it is set; the same value again is no change", () => {
  const present = { abn: "53004085616", entityType: "PRV", industryType: "" };
  const message = "This cannot be changed once it is set";
  assert.deepEqual(findLockedChanges({ present, wanted: { ...present, industryType: "E31" } }), {});
  assert.deepEqual(findLockedChanges({ present, wanted: {} }), {});
  assert.deepEqual(findLockedChanges({ present, wanted: { abn: "51824753556", entityType: "PUB" } }), {
    abn: message,
    entityType: message,
  });
});

test("a company whose ABN ends in no ACN is warned, and nobody else is", () => {
  const ofNoCompany = "51824753556";
  assert.match(
    findCompanyNumberWarning({ entityType: "PRV", abn: ofNoCompany }) ?? "",
    /usually ends in its ACN/,
  );
  assert.match(
    findCompanyNumberWarning({ entityType: "PUB", abn: ofNoCompany }) ?? "",
    /usually ends in its ACN/,
  );
  assert.equal(findCompanyNumberWarning({ entityType: "PRV", abn: "53004085616" }), undefined);
  assert.equal(findCompanyNumberWarning({ entityType: "PRV", abn: "004085616" }), undefined);
  assert.equal(findCompanyNumberWarning({ entityType: "CGE", abn: ofNoCompany }), undefined);
});

test("a postal address may be a PO box, and has a suburb, a state and a postcode", () => {
  const postal = { line1: "PO Box 7", suburb: "Newcastle", postalCode: "1300", state: "NSW" };
  assert.deepEqual(checkFields(POSTAL_ADDRESS_RULES, postal), {
    ok: true,
    values: { ...postal, line2: null },
  });
  const faulty = checkFields(POSTAL_ADDRESS_RULES, {
    line2: "Level 2",
    postalCode: "13",
    state: "New South Wales",
  });
  assert.deepEqual(faulty, {
    ok: false,
    fields: {
      line1: "This field is required.",
      suburb: "This field is required.",
      postalCode: "A postcode must consist of 4 digits",
      state: choiceMessage(STATE_CODES),
    },
  });
});

test("an invitation holds for seven days, and an accepted one for good", () => {
  const sentAt = instant("2026-11-20T01:00:00Z");
  assert.equal(invitationExpiresAt(sentAt), "2026-11-27T01:00:00.000Z");
  const statusAt = (now: string) => invitationStatusAt({ sentAt, acceptedAt: null }, instant(now));
  assert.equal(statusAt("2026-11-27T00:59:59.999Z"), "INVITED");
  assert.equal(statusAt("2026-11-27T01:00:00Z"), "EXPIRED");
  const accepted = { sentAt, acceptedAt: instant("2026-11-21T01:00:00Z") };
  assert.equal(invitationStatusAt(accepted, instant("2027-01-01T00:00:00Z")), "ACCEPTED");
  assert.deepEqual([...INVITATION_STATUSES].sort(), ["ACCEPTED", "EXPIRED", "INVITED"]);
});

test("a code from a link is read without what mail programs put round it", () => {
  assert.equal(invitationCodeIn("<aZ_09>.%20"), "aZ_0920");
  assert.equal(invitationCodeIn(" é-!"), "");
});

test("a member is invited by mail address and role", () => {
  assert.ok(checkFields(MEMBER_INVITATION_FIELDS, { email: "ben@example.com", role: "LIMITED_USER" }).ok);
  assert.deepEqual(checkFields(MEMBER_INVITATION_FIELDS, { email: "ben", role: "OWNER" }), {
    ok: false,
    fields: { email: "This field must be a valid email", role: choiceMessage(MEMBER_ROLES) },
  });
});

test("the register's entity types are complete, each code once, and the forms offer some of them", () => {
  const codes = ENTITY_TYPES.options.map(({ code }) => code);
  assert.equal(codes.length, 35 + 28 * 4 - 1 - 3);
  assert.equal(new Set(codes).size, codes.length);
  assert.equal(entityTypeLabel("SGA"), "State Government Statutory Authority");
  assert.equal(entityTypeLabel("STR"), "Strata-title");
  assert.equal(entityTypeLabel("PRV"), "Private company");
  assert.equal(entityTypeLabel("OLD"), "OLD");
  assert.ok(!codes.includes("TGC") && !codes.includes("SGS") && codes.includes("CGS"));
  for (const { code } of ENTITY_TYPES_OFFERED) assert.ok(codes.includes(code), code);
  assert.ok(isCompany("PRV") && isCompany("PUB") && !isCompany("IND"));
});

test("industries are the 86 subdivisions of the classification, each under its division", () => {
  assert.equal(INDUSTRY_DIVISIONS.map(({ code }) => code).join(""), "ABCDEFGHIJKLMNOPQRS");
  const codes = INDUSTRIES.options.map(({ code }) => code);
  assert.equal(codes.length, 86);
  const numbers = codes.map((code) => code.slice(1));
  assert.deepEqual(numbers, [...numbers].sort());
  for (const missing of ["61", "65", "68", "71", "74", "78", "79", "83", "88", "93"])
    assert.ok(!numbers.includes(missing));
  const called = labelsByCode(INDUSTRIES.options);
  assert.equal(called.E31, "Heavy and Civil Engineering Construction");
  assert.equal(called.C11, "Food Product Manufacturing");
  assert.equal(called.F38, "Commission-Based Wholesaling");
  assert.equal(called.C16, "Printing (including the Reproduction of Recorded Media)");
});

test("every outside list says where it comes from and since when, and every option has its words", () => {
  for (const list of [ENTITY_TYPES, INDUSTRIES]) {
    assert.ok(list.source.length > 10);
    assert.match(list.effectiveDate, /^\d{4}-\d{2}-\d{2}$/);
    for (const { label } of list.options) assert.ok(label.trim().length > 2);
  }
  assert.deepEqual(
    STATES.map(({ code }) => code),
    STATE_CODES,
  );
  assert.equal(labelsByCode(STATES).TAS, "Tasmania");
});

test("the only administrator is told by name who could be the next", () => {
  const messageFor = (...others: string[]) => onlyAdministratorMessage("Quay Works", others);
  assert.equal(
    messageFor("Ben Okafor", "Cam Lee", "Di Roe"),
    "You are the only administrator of Quay Works. Make Ben Okafor, Cam Lee or Di Roe an administrator first.",
  );
  assert.match(messageFor("Ben Okafor", "Cam Lee"), /Make Ben Okafor or Cam Lee an/);
  assert.match(messageFor("Ben Okafor"), /Make Ben Okafor an/);
  assert.match(messageFor(), /^You are the only member of Quay Works\./);
});
