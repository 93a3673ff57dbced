// The files of an application as they stand now, read again with every change of the application, and the place where more are sent.

import {
  SUPPORT_DOCUMENTS,
  supportDocumentState,
} from "@bondline/domain/facilities/facilities/facility-application-files.ts";
import { useMemo } from "react";
import type { FacilityApplicationFilesQuery } from "../../../../api/generated/graphql.ts";
import { type Read, useRead } from "../../../../app/use-read.ts";
import type { UploadTarget } from "../../../records/attachments/public/uploads.ts";
import { type UploadCalls, useUploadTarget } from "../../../records/attachments/public/use-upload-target.ts";
import {
  ApplicationFilesDocument,
  CompleteApplicationFileDocument,
  CreateApplicationFileDocument,
  RemoveApplicationFileDocument,
} from "./application-file-operations.ts";

type File = FacilityApplicationFilesQuery["facilityApplication"]["attachments"][number];

export type ApplicationFiles = Pick<Read<unknown>, "failure" | "readAgain"> & {
  /** Undefined until they were read. */
  readonly files: readonly File[] | undefined;
  readonly target: UploadTarget;
};

/** Any other revision than before means that the application has changed, and perhaps its files. */
export function useApplicationFiles(applicationId: string, revision: number): ApplicationFiles {
  const { data, failure, readAgain } = useRead(
    ApplicationFilesDocument,
    { id: applicationId },
    { dependsOn: String(revision) },
  );
  const files = data?.facilityApplication.attachments;
  const sent = useUploadTarget(applicationId, CALLS);
  const target = useMemo(() => readingAfter(sent, readAgain), [sent, readAgain]);
  return { files, failure, readAgain, target };
}

const CALLS: UploadCalls = {
  begin: async (ask, applicationId, file) =>
    (await ask(CreateApplicationFileDocument, { input: { applicationId, ...file } }))
      .createFacilityApplicationAttachment,
  complete: (ask, applicationId, file) =>
    ask(CompleteApplicationFileDocument, { input: { applicationId, ...file } }),
  discard: (ask, applicationId, file) =>
    ask(RemoveApplicationFileDocument, { input: { applicationId, ...file } }),
};

function readingAfter(target: UploadTarget, readAgain: () => void): UploadTarget {
  return {
    begin: target.begin,
    complete: (id) => target.complete(id).finally(readAgain),
    discard: (id) => target.discard(id).finally(readAgain),
  };
}

/** What is asked for and not there yet; a file that is still being checked may not be taken. */
export function missingFiles(files: readonly File[]): { label: string; isBeingChecked: boolean }[] {
  return SUPPORT_DOCUMENTS.map(({ code, label }) => ({ label, state: supportDocumentState(code, files) }))
    .filter(({ state }) => state !== "GIVEN")
    .map(({ label, state }) => ({ label, isBeingChecked: state === "BEING_CHECKED" }));
}
