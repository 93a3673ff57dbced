// Who else is in a field: said once round a form, shown beside each label.

import { createContext, use } from "react";

/** The sentence for the field of this name; undefined where nobody else is in it. */
export const FieldCompanyContext = createContext<(name: string) => string | undefined>(() => undefined);

export function FieldCompany({ name }: { readonly name: string | undefined }) {
  const sentence = use(FieldCompanyContext)(name ?? "");
  if (sentence === undefined) return null;
  return <span className="ms-auto min-w-0 truncate text-meta text-info">{sentence}</span>;
}
