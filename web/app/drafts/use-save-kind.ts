// Saves a part of a draft: raises the draft of a new one, or changes the one that is there, and goes on to the draft.

import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Failure } from "../../api/failure.ts";
import { paths } from "../../paths.ts";
import { markRefusedFields } from "../field-rules-resolver.ts";
import { notify } from "../notices.ts";
import type { Me, SessionOrganisation } from "../session.ts";
import { useGo } from "../use-go.ts";

type Place = { readonly id: string; readonly organisationId: string };

export type KindProps<Draft extends Place = Place & { readonly version: number }> = {
  readonly me: Me;
  /** Given: a new draft is raised for it. */
  readonly organisation?: SessionOrganisation;
  /** Given: its part is changed. */
  readonly draft?: Draft;
  /** Somebody else saved meanwhile: the present version is needed to save over it. */
  readonly onBehind: () => void;
};

export type KindWords = Readonly<Record<"conflict" | "created" | "createdDetail" | "saved", string>>;

type Answer =
  | { readonly ok: true; readonly draft: Place }
  | { readonly ok: false; readonly failure: Failure };

export type KindCommands<Values extends FieldValues> = {
  readonly create: (
    values: Values,
    raised: { organisationId: string; draft: ReturnType<typeof applicantOf> },
  ) => Promise<Answer>;
  readonly update: (values: Values, draft: { draftId: string; version: number }) => Promise<Answer>;
  readonly isSending: boolean;
  /** The fields of the form, and where a path of the contract stands in it. */
  readonly paths: readonly Path<Values>[];
  readonly inForm: (path: string) => string;
};

type Options<Values extends FieldValues> = {
  readonly kind: KindProps;
  readonly words: KindWords;
  readonly form: UseFormReturn<Values>;
  readonly commands: KindCommands<Values>;
  readonly onRefused: () => void;
};

export function useSaveKind<Values extends FieldValues>(options: Options<Values>) {
  const { kind, words, form, commands, onRefused } = options;
  const { me, organisation, draft, onBehind } = kind;
  const [notice, setNotice] = useState<string>();
  const go = useGo();

  const refuse = ({ code, message, ...failure }: Failure) => {
    const named = Object.entries(failure.fields).map(([path, text]) => [commands.inForm(path), text]);
    const fields = Object.fromEntries(named);
    const others = Object.values(
      markRefusedFields({ fields, paths: commands.paths, setError: form.setError }),
    );
    if (code === "VALIDATION_ERROR" && others.length === 0) return onRefused();
    // With the present version, saving again keeps what was typed.
    if (code === "CONFLICT") onBehind();
    setNotice(code === "CONFLICT" ? words.conflict : (others[0] ?? message));
  };

  const send = async (values: Values): Promise<Answer | undefined> => {
    if (draft !== undefined)
      return await commands.update(values, { draftId: draft.id, version: draft.version });
    if (organisation === undefined) return undefined;
    const raised = { organisationId: organisation.id, draft: applicantOf(organisation, me) };
    return await commands.create(values, raised);
  };

  const save = async (values: Values) => {
    setNotice(undefined);
    const answer = await send(values);
    if (answer === undefined) return;
    if (!answer.ok) return refuse(answer.failure);
    notify(
      draft === undefined
        ? { tone: "ok", title: words.created, detail: words.createdDetail }
        : { tone: "ok", title: words.saved },
    );
    go(paths.draftView({ organisationId: answer.draft.organisationId, draftId: answer.draft.id }));
  };

  return { save, notice };
}

/** The organisation is the applicant; the beneficiary is named with the rest of the draft. */
function applicantOf({ name, abn, address, entityType }: SessionOrganisation, me: Me) {
  const { givenName, familyName, email, phoneNumber } = me;
  return {
    parties: [
      {
        partyVariant: "ISSUER" as const,
        name,
        abn,
        address,
        ...findStateAndPostcode(address),
        partyEntityType: entityType,
        primaryContact: { givenName, familyName, email, phoneNumber },
      },
    ],
  };
}
