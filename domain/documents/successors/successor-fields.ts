// What is kept of a new draft that was made from a document, in words: why it was made, and what becomes of the document.

import { choiceField, fieldsOf, linesField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";

export const SUCCESSOR_KIND_TEXT = {
  FINAL: "Performance guarantee",
  RENEWAL: "Renewal",
  COPY: "Copy",
} as const;

/** What has become of the document whose place the new one takes. */
export const SUCCESSOR_RELEASE_TEXT = {
  NONE: "Stays as it is",
  WAITING: "Waits for the new one",
  ASKED: "Cancellation asked for",
  CLOSED: "Closed",
  NOT_NEEDED: "Closed before",
  NOT_POSSIBLE: "Could not be asked for",
  GIVEN_UP: "The new draft was given up",
} as const;

export const SUCCESSOR_FIELDS = fieldsOf({
  kind: choiceField("Made as", SUCCESSOR_KIND_TEXT),
  release: choiceField("The earlier one", SUCCESSOR_RELEASE_TEXT),
  leftOut: linesField("Not copied", LENGTHS.notes),
});
