// The applicant in one line, once the portal knows it whole: nobody is asked for their own details again.

import { requiredPartyFields } from "@bondline/domain/parties/parties/party-fields.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { get, useFormState, useWatch } from "react-hook-form";
import type { ProcessType } from "../../../../../api/generated/graphql.ts";
import { useSession } from "../../../../../app/session.ts";
import { Button } from "../../../../../ui/button.tsx";
import { focusFirstError } from "../../../../../ui/focus-error.ts";
import { PARTY_WORDS } from "../../draft-words.ts";
import type { DraftFormValues, PartyFormValues } from "../draft-form-values.ts";

export type FoldedApplicantProps = {
  readonly title: string;
  readonly processType: ProcessType;
  readonly isLocked: boolean;
  /** Its fields. */
  readonly children: ReactNode;
};

export function FoldedApplicant({ title, processType, isLocked, children }: FoldedApplicantProps) {
  const party = useWatch<DraftFormValues, "parties.0">({ name: "parties.0" });
  const [isOpen, setOpen] = useState(() => !isWhole(party, processType));
  const hasFault = useHasFault();
  const fields = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);

  useEffect(
    function goToFields() {
      if (isOpen && isAsked.current) return focusFirstError(fields.current ?? document, "input");
    },
    [isOpen],
  );
  // What is at fault is never folded away, and does not fold up again under the typing.
  if (hasFault && !isOpen) setOpen(true);

  if (isOpen) return <div ref={fields}>{children}</div>;
  const change = () => {
    isAsked.current = true;
    setOpen(true);
  };
  return (
    <fieldset
      aria-label={title}
      className="flex min-w-0 flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-4 sm:px-7"
    >
      <Summary party={party} />
      {!isLocked && (
        <Button size="small" aria-label={PARTY_WORDS.changeOf(title)} onClick={change}>
          {PARTY_WORDS.change}
        </Button>
      )}
    </fieldset>
  );
}

function Summary({ party }: { readonly party: PartyFormValues }) {
  const { organisations } = useSession();
  const { name, abn, address, primaryContact } = party;
  const digits = abn.replace(/\D/g, "");
  const isMine = organisations.some((each) => each.abn.replace(/\D/g, "") === digits);
  const contact = [primaryContact.givenName, primaryContact.familyName].filter(Boolean).join(" ");
  return (
    <div className="min-w-0">
      <p className="text-body wrap-anywhere">
        <span className="font-semibold">{isMine ? PARTY_WORDS.you(name) : name}</span>
        {", "}
        <span className="figures whitespace-nowrap">
          {kindOfBusinessNumber(digits)} {formatAbnOrAcn(digits)}
        </span>
      </p>
      <p className="text-label wrap-anywhere text-ink-2">
        {PARTY_WORDS.contactOf(contact, primaryContact.email)}
      </p>
      <p className="text-label wrap-anywhere text-ink-2">{address}</p>
    </div>
  );
}

function isWhole(party: PartyFormValues, processType: ProcessType): boolean {
  const required = requiredPartyFields({ variant: "ISSUER", processType, hasGvpIntegration: false });
  return required.every((path) => String(get(party, path) ?? "").trim() !== "");
}

function useHasFault(): boolean {
  const { errors } = useFormState<DraftFormValues>({ name: "parties" });
  return errors.parties?.[0] !== undefined;
}
