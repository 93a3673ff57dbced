// A label, its control, and one line below that holds the help until an error takes its place.

import { type ReactNode, useId } from "react";
import { FieldCompany } from "./field-company.tsx";

/** What every field of the kit takes, whatever its control. */
export type FieldProps = {
  readonly label: string;
  /** The control's own, by which others find the field too. */
  readonly name?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptional?: boolean | undefined;
  /** At the right of the label, such as a link to reset a password. */
  readonly labelAction?: ReactNode;
  /** Set where the label is already said by what stands around the field; it is still spoken. */
  readonly isLabelHidden?: boolean | undefined;
};

/** What the control must carry, so that its label and its message are read out with it. */
export type ControlProps = {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly "aria-required": true | undefined;
};

type Children<Own> = { readonly children: (control: Own & ControlProps) => ReactNode };

/** Whatever else is given is the control's own, and handed on to it. */
export function Field<Own extends object>(props: FieldProps & Own & Children<Own>) {
  const { label, help, error, isOptional, labelAction, isLabelHidden, children, ...own } = props;
  const id = useId();
  const messageId = `${id}-message`;

  return (
    <div className="flex min-w-0 flex-col">
      <FieldLabel {...{ label, isOptional, labelAction, isLabelHidden }} name={props.name} htmlFor={id} />
      {children({
        ...(own as unknown as Own),
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": (error ?? help) ? messageId : undefined,
        "aria-required": isOptional ? undefined : true,
      })}
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  );
}

function FieldLabel(props: FieldProps & { readonly htmlFor: string }) {
  if (props.isLabelHidden) {
    return (
      <label htmlFor={props.htmlFor} className="sr-only">
        {props.label}
      </label>
    );
  }
  return (
    <div className="mb-1.5 flex items-baseline justify-between gap-3 text-label">
      <label htmlFor={props.htmlFor} className="min-w-0 font-medium wrap-anywhere">
        {props.label}
        {props.isOptional && (
          <>
            {" "}
            <span className="font-normal text-ink-3">optional</span>
          </>
        )}
      </label>
      <FieldCompany name={props.name} />
      {props.labelAction}
    </div>
  );
}

export function FieldMessage(props: {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}) {
  if (props.error) {
    return (
      <p id={props.id} className="mt-1.5 text-label text-danger">
        {props.error}
      </p>
    );
  }
  if (!props.help) return null;
  return (
    <p id={props.id} className="mt-1.5 text-label text-ink-3">
      {props.help}
    </p>
  );
}
