// The record that files are attached to, as its uploads see it: every refusal becomes an Error with the server's own sentence, shown in the file's row.

import { useMemo } from "react";
import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import { newMutationId } from "../../../../api/mutation-id.ts";
import { ATTACH_WORDS } from "./attach-words.ts";
import type { FileToSend, UploadTarget } from "./uploads.ts";

type Ask = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** As the contract names it. */
type AnnouncedFile = Omit<FileToSend, "sizeBytes"> & { fileSize: number; clientMutationId: string };
type NamedFile = { id: string; clientMutationId: string };
type Begun = {
  attachment: { id: string };
  fileUpload: { uploadPresignedUrl: string; headers: readonly { name: string; value: string }[] };
};

/** The calls of one kind of record about its files. */
export type UploadCalls = {
  begin(ask: Ask, recordId: string, file: AnnouncedFile): Promise<Begun>;
  complete(ask: Ask, recordId: string, file: NamedFile): Promise<unknown>;
  discard(ask: Ask, recordId: string, file: NamedFile): Promise<unknown>;
};

export function useUploadTarget(recordId: string, calls: UploadCalls): UploadTarget {
  const client = useClient();
  return useMemo(() => {
    const ask: Ask = async (document, variables) => {
      const { data, error } = await client
        .mutation(document, variables, { handledByScreen: true })
        .toPromise();
      if (error !== undefined) throw new Error(failureOf(error).message);
      if (data === undefined) throw new Error(ATTACH_WORDS.failed);
      return data;
    };
    const named = (id: string) => ({ clientMutationId: newMutationId(), id });
    return {
      async begin({ sizeBytes: fileSize, ...file }) {
        const sent = { clientMutationId: newMutationId(), fileSize, ...file };
        const { attachment, fileUpload } = await calls.begin(ask, recordId, sent);
        return {
          attachmentId: attachment.id,
          url: fileUpload.uploadPresignedUrl,
          headers: fileUpload.headers,
        };
      },
      async complete(id) {
        await calls.complete(ask, recordId, named(id));
      },
      async discard(id) {
        await calls.discard(ask, recordId, named(id));
      },
    };
  }, [client, recordId, calls]);
}
