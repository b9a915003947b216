ALTER TABLE "disputes" ADD COLUMN "asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked_at" timestamptz(3);