// How an application is compared, merged and sent when it saves itself: each of its lists as one text.

import {
  APPLICATION_FIELDS,
  checkApplication,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import type { UseFormReturn } from "react-hook-form";
import type {
  ApplicationRecordFragment,
  FacilityApplicationFieldsInput,
} from "../../../../api/generated/graphql.ts";
import type { KeptTyping, RecordShape } from "../../../../app/form/autosave.ts";
import { type FlatRecord, mergeTexts, textAt } from "../../../../app/form/flat-record.ts";
import {
  type ApplicationForm,
  applicationInput,
  applicationTexts,
  applicationValues,
  textsOfLists,
  wireTexts,
} from "./application-values.ts";

/** The server replaces an application whole. */
export type ApplicationContent = { changes: FacilityApplicationFieldsInput };
export type KeptApplication = KeptTyping<ApplicationForm, ApplicationContent>;

export const APPLICATION_SHAPE: RecordShape<ApplicationRecordFragment, ApplicationForm, ApplicationContent> =
  {
    flatOf: (record) => flatFrom(applicationValues(record)),
    read: (values) => ({ flat: flatFrom(values), faults: faultsOf(values) }),
    contentOf: (_, mine) => ({ changes: applicationInput(applicationTexts(mine)) }),
    merge: (base, theirs, mine) => mergeTexts(base, theirs, mine),
    // What was sent is what is there: a row that is still empty here is not at the server, and stays.
    bringsNews: () => false,
    asSent: (_, sent) => sent,
    learnIds: (ids) => ids,
    underIds: (flat) => flat,
    pathUnderId: (path) => headOfList(path),
  };

/** Puts texts of the other version into the form. */
export function takeTexts(
  form: UseFormReturn<ApplicationForm>,
  theirs: FlatRecord,
  paths: readonly string[],
): void {
  const texts = applicationTexts(theirs);
  for (const path of paths) {
    if (path === "entities" || path === "properties") form.setValue(path, texts[path] as never);
    else form.setValue(path as "facilityLimit", textAt(theirs, path) ?? "");
  }
}

function flatFrom(values: ApplicationForm): FlatRecord {
  return { ...wireTexts(APPLICATION_FIELDS, values), ...textsOfLists(values) };
}

/** A fault within a list holds back the list. */
function faultsOf(values: ApplicationForm): Record<string, string> {
  const validated = checkApplication(values);
  if (validated.ok) return {};
  return Object.fromEntries(
    Object.entries(validated.fields).map(([path, message]) => [headOfList(path), message]),
  );
}

function headOfList(path: string): string {
  return /^(entities|properties)\b/.exec(path)?.[1] ?? path;
}
