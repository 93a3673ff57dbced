// The fields of a section in the order of their table, each bound to the form round them.

import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { FullWidth } from "../../ui/form-section.tsx";
import { BoundField, type BoundFieldProps } from "./bound-field.tsx";

type BoundFieldsProps<F extends Fields> = {
  readonly of: F;
  /** Where the section stands in the form: "bond." */
  readonly within?: string;
  /** What is particular to a field on this form. */
  readonly particulars?: { readonly [Path in keyof F]?: Partial<BoundFieldProps> };
  readonly isAsked?: (path: string) => boolean;
};

export function BoundFields<F extends Fields>({
  of,
  within = "",
  particulars = {},
  isAsked = () => true,
}: BoundFieldsProps<F>) {
  const asked = Object.entries(of).filter(([path]) => isAsked(path));
  return asked.map(([path, field]) => {
    const bound = <BoundField key={path} name={within + path} field={field} {...particulars[path]} />;
    return WIDE.has(field.kind) ? <FullWidth key={path}>{bound}</FullWidth> : bound;
  });
}

const WIDE: ReadonlySet<string> = new Set(["address", "lines", "yes-no"]);
