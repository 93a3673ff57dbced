// Which fields of a form may be edited now: said once round the form, asked by each of its fields.

import { createContext, useContext } from "react";

/** Undefined while nothing is locked: a record that does not exist yet is open everywhere. */
export const EditableFieldsContext = createContext<readonly string[] | undefined>(undefined);

/** The server says which fields are open (`editableFields`); a nested field is open with its group. */
export function useIsLocked(path: string): boolean {
  const editable = useContext(EditableFieldsContext);
  const [field = path] = path.split(".");
  return editable !== undefined && !editable.includes(field);
}
