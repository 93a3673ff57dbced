// Shows: Q-064.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import type { Instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import {
  findPreparedRequestFaults,
  PREPARED_REQUEST_STATUSES,
  preparedRequestCapabilities,
  preparedRequestStatusOn,
} from "./prepared-request.ts";
import { PREPARED_REQUEST_RULES } from "./prepared-request-fields.ts";

const AT = "2026-11-19T00:00:00.000Z" as Instant;
const TODAY = plainDate("2026-11-20");
const VALID = {
  emailAddress: "Ada@HarbourCivil.example",
  processType: "BANK_GUARANTEE",
  amount: "250,000",
  lastDate: "2026-12-20",
};

describe("the status of an origination", () => {
  const rows = [
    [null, null, "2026-11-20", "OPEN"],
    [null, null, "2026-11-19", "EXPIRED"],
    [AT, null, "2026-11-19", "USED"],
    [null, AT, "2026-11-19", "WITHDRAWN"],
    [null, AT, "2026-11-21", "WITHDRAWN"],
  ] as const;
  for (const [usedAt, withdrawnAt, last, status] of rows)
    test(`used ${usedAt !== null}, withdrawn ${withdrawnAt !== null}, last day ${last}: ${status}`, () => {
      assert.equal(
        preparedRequestStatusOn({ usedAt, withdrawnAt, lastDate: plainDate(last) }, TODAY),
        status,
      );
    });
});

test("a draft is made by the addressee and a withdrawal by the desk, of an open one alone", () => {
  for (const status of PREPARED_REQUEST_STATUSES) {
    const isOpen = status === "OPEN";
    assert.deepEqual(preparedRequestCapabilities(status, ["ADDRESSEE"]), isOpen ? ["CAN_CREATE_DRAFT"] : []);
    assert.deepEqual(preparedRequestCapabilities(status, ["DESK"]), isOpen ? ["CAN_WITHDRAW"] : []);
  }
});

describe("what is prepared", () => {
  const validate = (wishes: object) => {
    const result = checkFields(
      PREPARED_REQUEST_RULES,
      { ...VALID, ...wishes },
      { across: (values) => findPreparedRequestFaults(values, TODAY) },
    );
    return result.ok ? [] : Object.keys(result.fields).sort();
  };
  const rows: readonly [object, readonly string[]][] = [
    [{}, []],
    [{ lastDate: "2026-11-20" }, []],
    [{ lastDate: "2026-11-19" }, ["lastDate"]],
    [{ lastDate: "2027-02-18" }, []],
    [{ lastDate: "2027-02-19" }, ["lastDate"]],
    [
      { emailAddress: "", amount: "", processType: "", lastDate: "" },
      ["amount", "emailAddress", "lastDate", "processType"],
    ],
    [{ processType: "SURETY_BOND", purpose: "TENDER" }, ["purpose"]],
    [{ processType: "SURETY_BOND", purpose: "PERFORMANCE" }, []],
    [{ purpose: "TENDER", specifiedOtherPurpose: "A bid" }, ["specifiedOtherPurpose"]],
    [{ purpose: "OTHER", specifiedOtherPurpose: "A bid" }, []],
    [{ beneficiaryAbn: "123", processType: "LEASE_BOND" }, ["beneficiaryAbn", "processType"]],
  ];
  for (const [wishes, faulty] of rows)
    test(`${JSON.stringify(wishes)} has faults at ${faulty.join(", ") || "nothing"}`, () => {
      assert.deepEqual(validate(wishes), faulty);
    });
});
