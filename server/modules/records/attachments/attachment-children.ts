// Attachments as JSON children of a draft `d`, a document `d`, an import `d` or a bank statement `d`.

export function attachmentChildren(
  table: "draft_attachment" | "document_attachment" | "import_file" | "bank_statement_file",
  column: string,
  /** SQL of what names an attachment `a` of `d`, as its code or null. */
  namedBy = "null::text",
): string {
  return `(select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object('uploaded_by_name',
      (select u.given_name || ' ' || u.family_name from people(array[a.uploaded_by]) u), 'named_by', ${namedBy}) order by a.created_at, a.id), '[]')
    from ${table} a where a.${column} = d.id)`;
}
