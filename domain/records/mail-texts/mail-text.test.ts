// An operator's text of a mail is refused by the name of what it does not give, of what has to stay, and of a brace that is alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { REQUIRED_MESSAGE } from "../../values/fields/field-rule.ts";
import {
  findMailTextFaults,
  LONE_BRACE_MESSAGE,
  type MailPlace,
  MISSING_PLACE_MESSAGE,
  TYPED_SUBJECT_MESSAGE,
  UNKNOWN_PLACE_MESSAGE,
} from "./mail-text.ts";

const REFERENCE: MailPlace = {
  name: "reference",
  means: "Reference of the record",
  stays: ["subject"],
  isForSubject: true,
};
const ORGANISATION: MailPlace = {
  name: "organisation",
  means: "Name of the organisation",
  stays: [],
  isForSubject: false,
};
const OF = { places: [REFERENCE, ORGANISATION], opens: true };

test("a text that has what must stay and gives only what the mail gives is right", () => {
  const words = { subject: "About {reference}", opening: "Dear customer of {organisation}.\nThank you." };
  assert.deepEqual(findMailTextFaults(words, OF), {});
});

test("each fault is told at its part, by name", () => {
  const wrong: [object, object][] = [
    [{ subject: "About {colour}" }, { subject: UNKNOWN_PLACE_MESSAGE("colour", OF.places) }],
    [{ subject: "About it" }, { subject: MISSING_PLACE_MESSAGE(REFERENCE) }],
    [{ subject: "{reference} of {organisation}" }, { subject: TYPED_SUBJECT_MESSAGE("organisation") }],
    [{ opening: "Thank you {" }, { opening: LONE_BRACE_MESSAGE }],
    [{ opening: null }, { opening: REQUIRED_MESSAGE }],
    [
      { subject: "{}", opening: "{organisation name}" },
      {
        subject: UNKNOWN_PLACE_MESSAGE("", OF.places),
        opening: UNKNOWN_PLACE_MESSAGE("organisation name", OF.places),
      },
    ],
  ];
  for (const [words, faults] of wrong) assert.deepEqual(findMailTextFaults(words, OF), faults);
  assert.match(UNKNOWN_PLACE_MESSAGE("colour", OF.places), /\{colour\}.*\{reference\}, \{organisation\}/);
  assert.match(UNKNOWN_PLACE_MESSAGE("colour", []), /nor anything else/);
});

test("a mail that opens with no words of its own may stay so", () => {
  assert.deepEqual(findMailTextFaults({ opening: null }, { ...OF, opens: false }), {});
});
