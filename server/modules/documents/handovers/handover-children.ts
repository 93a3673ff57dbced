// A document's custodian and its open handover as JSON children of the document.

export function custodyChildren(document: string): string {
  return `(select to_jsonb(k) from document_custodian k where k.document_id = ${document}.id) as custodian,
  (select to_jsonb(h) - 'code_hash' from document_handover h where h.document_id = ${document}.id and h.status = 'REQUESTED') as handover`;
}
