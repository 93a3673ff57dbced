// The form of an account page: what could not be done, its fields, and the one button that sends it.

import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { useAccountForm } from "./use-account-form.ts";

type AccountFormProps = {
  readonly of: Pick<ReturnType<typeof useAccountForm>, "bind" | "trouble" | "isSaving">;
  /** Without one what no field can say is shown elsewhere. */
  readonly notDone?: string;
  /** Of what no field can say, in the place of the server's own words. */
  readonly notice?: ReactNode;
  readonly submit: string;
  readonly children: ReactNode;
  /** Below the button. */
  readonly foot?: ReactNode;
};

export function AccountForm({ of, notDone, notice, submit, children, foot }: AccountFormProps) {
  const { bind, trouble, isSaving } = of;
  return (
    <form {...bind} className="space-y-4">
      {trouble !== undefined && notDone !== undefined && (
        <Notice tone="danger" title={notDone}>
          {notice || trouble.message}
        </Notice>
      )}
      {children}
      <Button type="submit" variant="primary" isFullWidth isLoading={isSaving}>
        {submit}
      </Button>
      {foot}
    </form>
  );
}
