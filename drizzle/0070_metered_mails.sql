ALTER TABLE "mails" DROP CONSTRAINT "mails_status_check";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "cause_user_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "cause_address" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "uninvited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "metered_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "mails_held_idx" ON "mails" USING btree ("recipient","id") WHERE "mails"."status" = 'held';--> statement-breakpoint
CREATE INDEX "mails_metered_idx" ON "mails" USING btree ("metered_at") WHERE "mails"."metered_at" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status_check" CHECK ("mails"."status" in ('queued', 'held', 'sending', 'sent', 'failed', 'voided'));--> statement-breakpoint
-- What went before the meter counts as let out.
UPDATE "mails" SET "metered_at" = "created_at" WHERE "status" <> 'queued' OR "attempts" > 0;--> statement-breakpoint
-- Letters were kept in clear, and with them links that act for people. Those that still wait are deleted once they are sent.
UPDATE "mails" SET "letter" = NULL WHERE "status" IN ('sent', 'failed', 'voided');
