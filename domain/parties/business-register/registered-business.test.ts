// What the business register says, read into our words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";
import {
  findRegisteredEntityType,
  findRegisteredStatus,
  isRegisteredName,
  isRegistrationCancelled,
  registeredNameOf,
} from "./registered-business.ts";

test("every entity type of the register is one of ours, and a code we do not have is never guessed", () => {
  for (const { code } of ENTITY_TYPES.options) assert.equal(findRegisteredEntityType(code), code);
  const table: [string, string | undefined][] = [
    ["PRV", "PRV"],
    [" pub ", "PUB"],
    ["DTT", "DTT"],
    ["SGA", "SGA"],
    ["STR", "STR"],
    ["TGC", undefined],
    ["XYZ", undefined],
    ["Australian Private Company", undefined],
    ["", undefined],
  ];
  for (const [code, entityType] of table) assert.equal(findRegisteredEntityType(code), entityType, code);
});

test("a status is active or cancelled, and any other word is none", () => {
  const table = {
    Active: "ACTIVE",
    CANCELLED: "CANCELLED",
    " cancelled ": "CANCELLED",
    ACT: undefined,
    "": undefined,
  };
  for (const [words, status] of Object.entries(table))
    assert.equal(findRegisteredStatus(words), status, words);
  assert.equal(findRegisteredStatus("constructor"), undefined);
  assert.equal(isRegistrationCancelled({ status: "CANCELLED" }), true);
  assert.equal(isRegistrationCancelled({ status: "ACTIVE" }), false);
  assert.equal(isRegistrationCancelled(undefined), false);
});

test("a sole trader is named as she is called, and every other name stands as registered", () => {
  const table = [
    ["CITIZEN, JANE MARY", "IND", "JANE MARY CITIZEN"],
    ["CITIZEN , JANE", "IND", "JANE CITIZEN"],
    ["CITIZEN", "IND", "CITIZEN"],
    ["CITIZEN, JANE, DR", "IND", "CITIZEN, JANE, DR"],
    ["STONE, FIELD & SONS", "PTR", "STONE, FIELD & SONS"],
    ["  HARBOUR   CIVIL PTY LTD ", "PRV", "HARBOUR CIVIL PTY LTD"],
    ["CITIZEN, JANE", undefined, "CITIZEN, JANE"],
  ] as const;
  for (const [name, entityType, called] of table)
    assert.equal(registeredNameOf({ name, entityType }), called, name);
});

test("capitals, marks and the long form of Pty Ltd make no other name", () => {
  const registered = "HARBOUR CIVIL PTY LTD";
  const same = ["Harbour Civil Pty Ltd", "harbour civil pty. ltd.", " Harbour  Civil Proprietary Limited"];
  for (const typed of same) assert.ok(isRegisteredName(typed, registered), typed);
  const other = ["", "Harbour Civil", "Harbour & Civil Pty Ltd", "Harbour Civil Ltd", "Harbor Civil Pty Ltd"];
  for (const typed of other) assert.ok(!isRegisteredName(typed, registered), typed);
});
