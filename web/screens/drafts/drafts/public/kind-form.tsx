// The form that raises a draft of its own kind, or changes that part of a draft that is there, and goes on to the draft.

import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues, Path, Resolver } from "react-hook-form";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { PageForm } from "../../../../app/form/page-form.tsx";
import { type RecordForm, useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useSearchParam } from "../../../../app/route-params.ts";
import type { Me, SessionOrganisation } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import { applicantOf } from "../../../parties/parties/public/party-section.tsx";

const WORDS = {
  create: "Create draft",
  save: "Save",
  asked: "Fill this in before you submit.",
  created: "Draft created",
  createdDetail: "Add the beneficiary and the rest, then submit.",
  conflict: "Someone else changed this draft in the meantime. Save again to keep what you typed.",
} as const;

type Place = { readonly id: string; readonly organisationId: string };
export type DraftOfKind = Place & { readonly version: number; readonly referenceNumber: string };

export type KindProps<Draft extends DraftOfKind = DraftOfKind> = {
  readonly me: Me;
  /** Given: a new draft is raised for it. */
  readonly organisation?: SessionOrganisation;
  /** Given: its part is changed. */
  readonly draft?: Draft;
  /** Somebody else saved meanwhile: the present version is needed to save over it. */
  readonly onBehind: () => void;
};

/** Both calls name what they answer `saved`. */
type Save<Input> = (input: Input) => Promise<CommandAnswer<{ saved: { draft: Place } }>>;

type KindFormProps<Values extends FieldValues, Part> = {
  readonly kind: KindProps;
  readonly words: Readonly<Record<"saved" | "notSaved", string>>;
  /** By which what is typed of this kind is kept on the device. */
  readonly name: string;
  readonly start: Values;
  readonly resolver: Resolver<Values>;
  readonly create: Save<Part & { organisationId: string; draft: ReturnType<typeof draftOf> }>;
  readonly update: Save<Part & { draftId: string; version: number }>;
  readonly partOf: (values: Values) => Part;
  /** Where a path of the contract stands in the form. */
  readonly inForm: (path: string) => string;
  /** The first field of the form in which a requirement is not met. */
  readonly fieldOf: (requirement: string, values: Values) => string | undefined;
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

export function KindForm<Values extends FieldValues, Part extends object>(
  props: KindFormProps<Values, Part>,
) {
  const { me, organisation, draft, onBehind } = props.kind;
  const { words, partOf } = props;
  const go = useGo();

  const save = async (values: Values) => {
    const part = partOf(values);
    if (draft !== undefined)
      return await props.update({ ...part, draftId: draft.id, version: draft.version });
    if (organisation === undefined) return undefined;
    return await props.create({ ...part, organisationId: organisation.id, draft: draftOf(organisation, me) });
  };
  const place = draft === undefined ? organisation?.id : `${draft.id}.${draft.version}`;
  const record = useRecordForm({
    start: props.start,
    resolver: props.resolver,
    pathOf: props.inForm,
    keptAs: `bondline.kept-${props.name}.${me.id}.${place}`,
    save,
    onSaved: ({ saved: { draft: kept } }) => {
      notify(
        draft === undefined
          ? { tone: "ok", title: WORDS.created, detail: WORDS.createdDetail }
          : { tone: "ok", title: words.saved },
      );
      go(viewOf(kept));
    },
    onBehind,
  });

  useAskedField(record, props.fieldOf);

  return (
    <PageForm
      record={record}
      notSaved={words.notSaved}
      conflict={{ sentence: WORDS.conflict }}
      cancelHref={draft === undefined ? paths.home() : viewOf(draft)}
      submit={draft === undefined ? WORDS.create : WORDS.save}
      before={props.before}
    >
      {props.children}
    </PageForm>
  );
}

/** Takes whoever follows a requirement to its field: in view, in focus, and marked. */
function useAskedField<Values extends FieldValues>(
  { form, bind }: RecordForm<Values>,
  fieldOf: KindFormProps<Values, unknown>["fieldOf"],
): void {
  const asked = useSearchParam("field");
  const find = useRef(fieldOf);
  useEffect(
    function mark() {
      if (asked === undefined) return;
      const path = find.current(asked, form.getValues());
      if (path === undefined) return;
      form.setError(path as Path<Values>, { type: "requirement", message: WORDS.asked });
      return focusFirstError(bind.ref.current ?? document, `[name="${CSS.escape(path)}"]`);
    },
    [asked, form, bind.ref],
  );
}

function viewOf({ id, organisationId }: Place): string {
  return paths.draftView({ organisationId, draftId: id });
}

/** The organisation is the applicant; the beneficiary is named with the rest of the draft. */
function draftOf(organisation: SessionOrganisation, { givenName, familyName, email, phoneNumber }: Me) {
  const primaryContact = { givenName, familyName, email, phoneNumber };
  return { parties: [{ partyVariant: "ISSUER" as const, ...applicantOf(organisation), primaryContact }] };
}
