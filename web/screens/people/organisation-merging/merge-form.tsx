// What would move with a merge, who arrives as what, and the reason: a proposal to the other administrators.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import {
  type ArrivesAs,
  MERGE_FIELDS,
  mergeCountText,
  roleOnArrival,
} from "@bondline/domain/people/organisations/organisation-merge.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useWatch } from "react-hook-form";
import type { MergingQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { MergingProposeDocument } from "./merging-operations.ts";
import { MERGING_WORDS as WORDS } from "./merging-words.ts";

type Merge = MergingQuery["organisationMerge"];
type Values = { administratorsArriveAs: string; reason: string };

const RULES = {
  administratorsArriveAs: required(MERGE_FIELDS.administratorsArriveAs.rule),
  reason: required(CHANGE_REASON.rule),
};

type FormProps = {
  readonly client: { readonly id: string; readonly name: string };
  readonly merge: Merge;
  readonly onProposed: () => void;
  readonly onAnother: () => void;
  readonly onClose: () => void;
};

export function MergeForm({ client, merge, onProposed, onAnother, onClose }: FormProps) {
  const { send } = useCommand(MergingProposeDocument, { handledByScreen: true });
  const { stays } = merge;
  const record = useRecordForm<Values, unknown>({
    start: { administratorsArriveAs: "USER", reason: "" },
    resolver: fieldRulesResolver<Values>(RULES),
    save: ({ administratorsArriveAs, reason }) =>
      send({
        id: client.id,
        intoId: stays.id,
        administratorsArriveAs: administratorsArriveAs as ArrivesAs,
        reason,
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.sent, detail: WORDS.sentDetail });
      onClose();
      onProposed();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.titleInto(client.name, stays.name)}
      sentence={WORDS.keeps}
      submit={WORDS.submit}
      notSaved={WORDS.notSent}
      leave={<Button onClick={onAnother}>{WORDS.chooseAnother}</Button>}
      mayBeLeft
      onClose={onClose}
    >
      <section className="grid gap-1">
        <h3 className="font-semibold text-label">{WORDS.moves}</h3>
        <ul className="grid gap-x-4 gap-y-0.5 text-label sm:grid-cols-2">
          {merge.counts.map((each) => (
            <li key={each.kind}>{mergeCountText(each)}</li>
          ))}
        </ul>
      </section>
      <BoundField
        name="administratorsArriveAs"
        field={MERGE_FIELDS.administratorsArriveAs}
        help={WORDS.arriveAsHelp}
      />
      <Arriving of={merge.arriving} />
      <BoundField name="reason" field={CHANGE_REASON} help={WORDS.reasonHelp} />
    </FormDialog>
  );
}

/** By what is chosen above. */
function Arriving({ of }: { readonly of: Merge["arriving"] }) {
  const chosen = useWatch<Values, "administratorsArriveAs">({ name: "administratorsArriveAs" });
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold text-label">{WORDS.people}</h3>
      <ul className="grid gap-1 text-label">
        {of.map((person) => {
          const role = MEMBER_ROLE_LABELS[roleOnArrival(person, chosen as ArrivesAs)];
          return (
            <li key={person.email} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 break-words">
                {person.givenName} {person.familyName} <span className="text-ink-mute">{person.email}</span>
              </span>
              <span>{person.roleThere === null ? role : WORDS.staysInBoth(role)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
