// Saves a part of a draft: raises the draft of a new one, or changes the one that is there, and goes on to the draft.

import type { FieldValues, Resolver } from "react-hook-form";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { type RecordForm, useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import type { Me, SessionOrganisation } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { applicantOf } from "../../../parties/parties/public/party-section.tsx";

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

type Answer = CommandAnswer<Place>;

export type KindCommands<Values extends FieldValues> = {
  readonly create: (
    values: Values,
    raised: { organisationId: string; draft: ReturnType<typeof draftOf> },
  ) => Promise<Answer>;
  readonly update: (values: Values, draft: { draftId: string; version: number }) => Promise<Answer>;
  /** Where a path of the contract stands in the form. */
  readonly inForm: (path: string) => string;
};

type Options<Values extends FieldValues> = {
  readonly kind: KindProps;
  readonly words: KindWords;
  /** By which what is typed of this kind is kept on the device. */
  readonly name: string;
  readonly start: Values;
  readonly resolver: Resolver<Values>;
  readonly commands: KindCommands<Values>;
};

export function useKindForm<Values extends FieldValues>(options: Options<Values>): RecordForm<Values> {
  const { kind, words, name, start, resolver, commands } = options;
  const { me, organisation, draft, onBehind } = kind;
  const go = useGo();

  const save = async (values: Values): Promise<Answer | undefined> => {
    if (draft !== undefined)
      return await commands.update(values, { draftId: draft.id, version: draft.version });
    if (organisation === undefined) return undefined;
    const raised = { organisationId: organisation.id, draft: draftOf(organisation, me) };
    return await commands.create(values, raised);
  };

  const place = draft === undefined ? organisation?.id : `${draft.id}.${draft.version}`;
  return useRecordForm({
    start,
    resolver,
    pathOf: commands.inForm,
    keptAs: `bondline.kept-${name}.${me.id}.${place}`,
    save,
    onSaved: ({ id, organisationId }) => {
      notify(
        draft === undefined
          ? { tone: "ok", title: words.created, detail: words.createdDetail }
          : { tone: "ok", title: words.saved },
      );
      go(paths.draftView({ organisationId, draftId: id }));
    },
    onBehind,
  });
}

/** The organisation is the applicant; the beneficiary is named with the rest of the draft. */
function draftOf(organisation: SessionOrganisation, { givenName, familyName, email, phoneNumber }: Me) {
  const primaryContact = { givenName, familyName, email, phoneNumber };
  return { parties: [{ partyVariant: "ISSUER" as const, ...applicantOf(organisation), primaryContact }] };
}
