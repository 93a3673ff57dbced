// Reads a document, keeps it live, and fetches the address of one of its files.

import { useCallback, useMemo } from "react";
import { useClient } from "urql";
import { saveFromAddress } from "../../../../app/save-file.ts";
import { type LiveRecord, type LiveSource, useLiveRecord } from "../../../../app/use-live-record.ts";
import type { DocumentRecord } from "./document-facts.ts";
import {
  DocumentView,
  DocumentViewAttachmentDownload,
  DocumentViewUpdated,
} from "./document-view-operations.ts";

export function useDocument(documentId: string): LiveRecord<DocumentRecord> {
  return useLiveRecord(useMemo(() => sourceOf(documentId), [documentId]));
}

function sourceOf(documentId: string): LiveSource<DocumentRecord> {
  return {
    read: async (client) => {
      const { data, error } = await client
        .query(DocumentView, { id: documentId }, { handledByScreen: true })
        .toPromise();
      return { record: data?.document, error };
    },
    watch: (client, onRecord) => {
      const watched = client.subscription(DocumentViewUpdated, { documentId }).subscribe(({ data }) => {
        if (data) onRecord(data.documentUpdated);
      });
      return () => watched.unsubscribe();
    },
  };
}

/** What goes wrong is told by the notice that every failed call raises. */
export function useDocumentDownload(documentId: string) {
  const client = useClient();
  return useCallback(
    async ({ id, fileName }: { id: string; fileName: string }) => {
      const { data } = await client.query(DocumentViewAttachmentDownload, { documentId, id }).toPromise();
      if (data !== undefined) saveFromAddress(data.documentAttachmentDownload.url, fileName);
    },
    [client, documentId],
  );
}
