// One individual of a draft: who they are, what their details lack, how their verification is, and what can be done about either.

import {
  canBeChecked,
  hasChangedThere,
  IDENTIFICATION_STATUS_TEXT,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import { individualName } from "@bondline/domain/drafts/identity/individual.ts";
import { INDIVIDUAL_SECTIONS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { INDIVIDUAL_ROLE_TEXT } from "@bondline/domain/drafts/identity/individual-text.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { useState } from "react";
import { useClient } from "urql";
import type { IndividualRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { definitionsOf } from "../../../app/fields/field-texts.ts";
import { notify } from "../../../app/notices.ts";
import { saveText } from "../../../app/save-file.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { DownloadIcon, EditIcon, RemoveIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { SimpleKycPull } from "./identity-operations.ts";
import { VERIFICATION_WORDS } from "./identity-words.ts";
import { IndividualsKeptData } from "./individual-operations.ts";
import { INDIVIDUAL_WORDS as WORDS } from "./individual-words.ts";

export type IndividualVerb = "edit" | "remove" | "override";

type RowProps = {
  readonly individual: IndividualRecordFragment;
  readonly draft: { readonly id: string; readonly organisationId: string };
  /** What the reader may do about it. */
  readonly may: { readonly manage: boolean; readonly identify: boolean; readonly override: boolean };
  readonly onDo: (verb: IndividualVerb) => void;
};

export function IndividualRow({ individual, draft, may, onDo }: RowProps) {
  const { title, missingFields, roles } = individual;
  const isWhole = missingFields.length === 0;
  const name = individualName(individual);
  const roleTexts = roles.map((role) => INDIVIDUAL_ROLE_TEXT[role]).join(", ");
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">
          <p className="text-body font-medium break-words">{[title, name].filter(Boolean).join(" ")}</p>
          <p className="text-label text-ink-2">{roleTexts || WORDS.noRoles}</p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2">
          <StatusBadge tone={isWhole ? "ok" : "warn"}>
            {isWhole ? WORDS.complete : WORDS.incomplete}
          </StatusBadge>
          <VerificationBadge individual={individual} />
        </div>
        {may.manage && (
          <div className="-my-1 flex shrink-0">
            <IconButton icon={EditIcon} label={WORDS.edit(name)} onClick={() => onDo("edit")} />
            <IconButton icon={RemoveIcon} label={WORDS.remove(name)} onClick={() => onDo("remove")} />
          </div>
        )}
      </div>
      {!isWhole && <p className="mt-1 text-label text-warn">{WORDS.incompleteSentence}</p>}
      <VerificationNote individual={individual} />
      <VerificationActions individual={individual} draft={draft} may={may} onDo={onDo} />
      <Disclosure label={WORDS.details}>
        <DefinitionList items={detailsOf(individual)} />
        {individual.simpleKyc !== null && <KeptDataButton draftId={draft.id} individual={individual} />}
      </Disclosure>
    </li>
  );
}

type Of = Pick<RowProps, "individual">;

const TONES: Record<IndividualRecordFragment["verificationGroup"], StatusTone> = {
  IN_PROGRESS: "info",
  NEEDS_ATTENTION: "warn",
  VERIFIED: "ok",
};

function VerificationBadge({ individual }: Of) {
  const { needsVerification, verificationGroup, greenIdVerificationStatus: status } = individual;
  if (!needsVerification) return null;
  return (
    <StatusBadge tone={status === null ? "mute" : TONES[verificationGroup]}>
      {status === null ? VERIFICATION_WORDS.notBegun : IDENTIFICATION_STATUS_TEXT[status]}
    </StatusBadge>
  );
}

function VerificationNote({ individual: { verificationFault, verificationOverrideReason } }: Of) {
  return (
    <>
      {verificationFault !== null && (
        <p className="mt-1 text-label break-words text-danger">
          {VERIFICATION_WORDS.fault(verificationFault)}
        </p>
      )}
      {verificationOverrideReason !== null && (
        <p className="mt-1 text-label break-words text-ink-2">
          {VERIFICATION_WORDS.reason(verificationOverrideReason)}
        </p>
      )}
    </>
  );
}

function VerificationActions({ individual, draft, may, onDo }: RowProps) {
  const { id, needsVerification, verificationGroup, greenIdVerificationStatus: status } = individual;
  const name = individualName(individual);
  if (!needsVerification) return null;
  if (verificationGroup === "VERIFIED")
    return may.identify && hasChangedThere(status) ? <TakeOverButton id={id} /> : null;
  const verb = status === null ? VERIFICATION_WORDS.verify : VERIFICATION_WORDS.continue;
  const isOpen = may.identify && canBeChecked(status);
  if (!isOpen && !may.override) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {isOpen && (
        <LinkButton
          size="small"
          href={paths.identityCheck({
            organisationId: draft.organisationId,
            draftId: draft.id,
            individualId: id,
          })}
          aria-label={VERIFICATION_WORDS.verifyOf(verb, name)}
        >
          {verb}
        </LinkButton>
      )}
      {may.override && (
        <Button
          size="small"
          aria-label={VERIFICATION_WORDS.overrideOf(name)}
          onClick={() => onDo("override")}
        >
          {VERIFICATION_WORDS.override}
        </Button>
      )}
    </div>
  );
}

/** What comes of it is shown by the draft's live updates. */
function TakeOverButton({ id }: { readonly id: string }) {
  const { send, sending } = useCommand(SimpleKycPull);
  const pull = async () => {
    if ((await send({ identificationIndividualId: id })).ok)
      notify({ tone: "ok", title: VERIFICATION_WORDS.takingOver });
  };
  return (
    <div className="mt-2">
      <Button size="small" isLoading={sending} onClick={() => void pull()}>
        {VERIFICATION_WORDS.takeOver}
      </Button>
    </div>
  );
}

/** For the person themselves, who may ask what is kept of them. */
function KeptDataButton({ draftId, individual }: Of & { readonly draftId: string }) {
  const client = useClient();
  const [isReading, setReading] = useState(false);
  const name = individualName(individual);
  const save = async () => {
    setReading(true);
    const { data } = await client.query(IndividualsKeptData, { draftId }).toPromise();
    setReading(false);
    const found = data?.draft.identification?.individuals.find(({ id }) => id === individual.id);
    if (typeof found?.keptData === "string")
      saveText(WORDS.fileName(name), found.keptData, "application/json");
  };
  return (
    <div className="mt-3">
      <Button
        size="small"
        icon={DownloadIcon}
        isLoading={isReading}
        aria-label={WORDS.downloadOf(name)}
        onClick={() => void save()}
      >
        {WORDS.download}
      </Button>
    </div>
  );
}

function detailsOf(individual: IndividualRecordFragment) {
  const { person, kyc, tax, identification } = INDIVIDUAL_SECTIONS;
  const { title: _title, firstName: _first, surname: _surname, roles: _roles, ...reached } = person;
  const shown = {
    ...reached,
    "simpleKyc.dateOfBirth": kyc["simpleKyc.dateOfBirth"],
    ...tax,
    ...identification,
  };
  const held = definitionsOf(shown, individual).filter(({ value }) => value !== null);
  const address = individual.simpleKyc?.address ?? null;
  return address === null ? held : [...held, { term: WORDS.address, value: address }];
}
