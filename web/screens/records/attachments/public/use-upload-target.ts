// The draft that files are attached to, as its uploads see it: every refusal becomes an Error with the server's own sentence, shown in the file's row.

import { useMemo } from "react";
import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import { newMutationId } from "../../../../api/mutation-id.ts";
import { ATTACH_WORDS } from "./attach-words.ts";
import {
  CompleteAttachmentUploadMutation,
  CreateAttachmentMutation,
  RemoveAttachmentMutation,
} from "./attachment-operations.ts";
import type { UploadTarget } from "./uploads.ts";

/** What comes of a file is told by the draft's live updates. */
export function useUploadTarget(draftId: string): UploadTarget {
  const client = useClient();
  return useMemo(() => {
    const ask = async <Data, Variables extends AnyVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> => {
      const { data, error } = await client
        .mutation(document, variables, { handledByScreen: true })
        .toPromise();
      if (error !== undefined) throw new Error(failureOf(error).message);
      if (data === undefined) throw new Error(ATTACH_WORDS.failed);
      return data;
    };
    const named = (id: string) => ({ input: { clientMutationId: newMutationId(), draftId, id } });
    return {
      async begin({ sizeBytes: fileSize, ...file }) {
        const input = { clientMutationId: newMutationId(), draftId, fileSize, ...file };
        const { createDraftAttachment } = await ask(CreateAttachmentMutation, { input });
        const { attachment, fileUpload } = createDraftAttachment;
        return {
          attachmentId: attachment.id,
          url: fileUpload.uploadPresignedUrl,
          headers: fileUpload.headers,
        };
      },
      async complete(id) {
        await ask(CompleteAttachmentUploadMutation, named(id));
      },
      async discard(id) {
        await ask(RemoveAttachmentMutation, named(id));
      },
    };
  }, [client, draftId]);
}
