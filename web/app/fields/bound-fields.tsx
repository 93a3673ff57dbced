// The fields of a section in the order of their table, each bound to the form round them.

import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { FullWidth } from "../../ui/form-section.tsx";
import { BoundField, type BoundFieldProps } from "./bound-field.tsx";

/** `isWide`: it takes both columns, as what is long by its kind does anyway. */
type Particulars = Partial<BoundFieldProps> & { readonly isWide?: boolean };

type BoundFieldsProps<F extends Fields> = {
  readonly of: F;
  /** Where the section stands in the form: "bond." */
  readonly within?: string;
  /** What is particular to a field on this form. */
  readonly particulars?: { readonly [Path in keyof F]?: Particulars };
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
    const { isWide = WIDE.has(field.kind), ...rest }: Particulars = particulars[path] ?? {};
    const bound = <BoundField key={path} name={within + path} field={field} {...rest} />;
    return isWide ? <FullWidth key={path}>{bound}</FullWidth> : bound;
  });
}

const WIDE: ReadonlySet<string> = new Set(["address", "choices", "emails", "lines", "yes-no"]);
