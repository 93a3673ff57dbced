// Invites somebody to the staff, and gives somebody of it another role.

import { isReferrerActive } from "@bondline/domain/money/referrals/referrer-fields.ts";
import {
  findStaffFaults,
  mayBeAdministrator,
  STAFF_FIELDS,
  STAFF_ROLE_FIELDS,
  STAFF_ROLE_RULES,
  STAFF_RULES,
} from "@bondline/domain/office/staff/staff-fields.ts";
import {
  STAFF_TYPES,
  STAFF_WORKSPACES,
  type StaffType,
  type StaffWorkspace,
} from "@bondline/domain/people/accounts/staff.ts";
import { checkFields, type FieldRules } from "@bondline/domain/values/fields/field-set.ts";
import type { UseFormReturn } from "react-hook-form";
import type { StaffPersonRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import {
  ChangeStaffRoleDocument,
  InviteStaffDocument,
  StaffReferrersDocument,
  StaffSuppliersDocument,
} from "./staff-people-operations.ts";
import { STAFF_WORDS as WORDS } from "./staff-people-words.ts";

type RoleValues = { staffType: string; isAdmin: string; supplierId: string; referrerId: string };
type NamedValues = RoleValues & { givenName: string; familyName: string };
type InviteValues = NamedValues & { email: string };

const NAMED_ROLE_RULES = {
  ...STAFF_ROLE_RULES,
  givenName: STAFF_RULES.givenName,
  familyName: STAFF_RULES.familyName,
};

type DialogProps = { readonly onChanged: () => void; readonly onClose: () => void };

export function InviteStaffDialog({ onChanged, onClose }: DialogProps) {
  const own = useSession().staff?.supplier ?? null;
  const { send } = useCommand(InviteStaffDocument, { handledByScreen: true });
  const record = useRecordForm<InviteValues, unknown>({
    start: {
      email: "",
      givenName: "",
      familyName: "",
      staffType: own === null ? "GENERAL" : "EXTERNAL_SUPPLIER",
      isAdmin: "false",
      supplierId: own?.id ?? "",
      referrerId: "",
    },
    resolver: staffResolver(STAFF_RULES),
    save: ({ email, givenName, familyName, ...role }) =>
      send({ email: email.trim(), givenName, familyName, ...roleSent(role) }),
    onSaved: (_, { email }) => {
      notify({ tone: "ok", title: WORDS.invite.sent, detail: email });
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog
      record={record}
      title={own === null ? WORDS.invite.title : WORDS.invite.ownTitle(own.tradeName)}
      sentence={WORDS.invite.sentence}
      submit={WORDS.invite.submit}
      notSaved={WORDS.invite.failed}
      onClose={onClose}
    >
      <BoundField name="email" field={STAFF_FIELDS.email} />
      <BoundField name="givenName" field={STAFF_FIELDS.givenName} />
      <BoundField name="familyName" field={STAFF_FIELDS.familyName} />
      <RoleFields form={record.form as never} />
    </FormDialog>
  );
}

export function StaffRoleDialog({
  person,
  onChanged,
  onClose,
}: DialogProps & { readonly person: StaffPersonRowFragment }) {
  const { id, version } = person;
  const name = `${person.givenName} ${person.familyName}`;
  const { send } = useCommand(ChangeStaffRoleDocument, { handledByScreen: true });
  const record = useRecordForm<NamedValues, unknown>({
    start: {
      givenName: person.givenName,
      familyName: person.familyName,
      staffType: person.staffType,
      isAdmin: String(person.isAdmin),
      supplierId: person.supplierId ?? "",
      referrerId: person.referrerId ?? "",
    },
    resolver: staffResolver(person.hasSignedUp ? STAFF_ROLE_RULES : NAMED_ROLE_RULES),
    save: ({ givenName, familyName, ...role }) =>
      send({ id, version, ...roleSent(role), ...(person.hasSignedUp ? {} : { givenName, familyName }) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.role.done, detail: name });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.role.title(name)}
      sentence={WORDS.role.sentence}
      submit={WORDS.role.submit}
      notSaved={WORDS.role.failed}
      onClose={onClose}
    >
      {!person.hasSignedUp && (
        <>
          <BoundField name="givenName" field={STAFF_FIELDS.givenName} />
          <BoundField name="familyName" field={STAFF_FIELDS.familyName} />
        </>
      )}
      <RoleFields form={record.form as never} />
    </FormDialog>
  );
}

/** A bank's administrator gives roles within the bank, whose name is no question then. */
function RoleFields({ form }: { readonly form: UseFormReturn<RoleValues> }) {
  const own = useSession().staff?.supplier ?? null;
  if (own !== null) return <AdministratorChoice staffType="EXTERNAL_SUPPLIER" />;
  return <AnyRoleFields form={form} />;
}

const ADMINISTERS: Readonly<Record<StaffWorkspace, string | undefined>> = {
  PROVIDER: WORDS.administersPortal,
  SUPPLIER: WORDS.administersSupplier,
  REFERRAL: undefined,
};

function AdministratorChoice({ staffType }: { readonly staffType: StaffType }) {
  return (
    <BoundField
      name="isAdmin"
      field={STAFF_ROLE_FIELDS.isAdmin}
      help={ADMINISTERS[STAFF_WORKSPACES[staffType]]}
    />
  );
}

/** Only who works for a bank or refers for a firm has one, and nobody of the referral programme administers. */
function AnyRoleFields({ form }: { readonly form: UseFormReturn<RoleValues> }) {
  const staffType = typeIn(form.watch("staffType"));
  const suppliers = useRead(StaffSuppliersDocument, {});
  return (
    <>
      <BoundField name="staffType" field={STAFF_ROLE_FIELDS.staffType} />
      {mayBeAdministrator(staffType) && <AdministratorChoice staffType={staffType} />}
      {staffType === "EXTERNAL_SUPPLIER" && (
        <BoundField
          name="supplierId"
          field={STAFF_ROLE_FIELDS.supplierId}
          placeholder={WORDS.chooseSupplier}
          help={suppliers.failure?.message}
          options={(suppliers.data?.suppliers ?? []).map(({ id, tradeName }) => ({
            value: id,
            label: tradeName,
          }))}
        />
      )}
      {staffType === "REFERRER" && <ReferrerChoice />}
    </>
  );
}

function ReferrerChoice() {
  const referrers = useRead(StaffReferrersDocument, {});
  return (
    <BoundField
      name="referrerId"
      field={STAFF_ROLE_FIELDS.referrerId}
      placeholder={WORDS.chooseReferrer}
      help={referrers.failure?.message ?? WORDS.referrerHelp}
      options={(referrers.data?.officeReferrers ?? [])
        .filter(isReferrerActive)
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function typeIn(text: string): StaffType {
  return STAFF_TYPES.find((each) => each === text) ?? "GENERAL";
}

function roleSent({ staffType: typed, isAdmin, supplierId, referrerId }: RoleValues) {
  const staffType = typeIn(typed);
  return {
    staffType,
    isAdmin: mayBeAdministrator(staffType) && isAdmin === "true",
    supplierId: staffType === "EXTERNAL_SUPPLIER" && supplierId !== "" ? supplierId : null,
    referrerId: staffType === "REFERRER" && referrerId !== "" ? referrerId : null,
  };
}

function staffResolver<Values extends RoleValues>(rules: FieldRules) {
  return validatedBy<Values>((values) => {
    const role = roleSent(values);
    const typed = { ...values, ...role, isAdmin: String(role.isAdmin) };
    const checked = checkFields(rules, typed, { across: findStaffFaults });
    return checked.ok ? {} : checked.fields;
  });
}
