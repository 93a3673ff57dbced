-- The payment sandbox keeps each refund of a payment by itself, as the provider whose wire it speaks does.

update sandbox_payment set state = (state - 'refundedCents') || '{"refunds": []}' where not state ? 'refunds';
