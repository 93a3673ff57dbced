// The form behind both ways of saving: a field is validated once it is left, and focus goes to the first fault by our own rule.

import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";

export function useTypedForm<Values extends FieldValues>(
  start: Values,
  resolver: Resolver<Values>,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
}
