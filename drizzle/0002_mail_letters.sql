ALTER TABLE "mails" DROP CONSTRAINT "mails_message_id_unique";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_calendar_check";--> statement-breakpoint
DROP INDEX "mails_created_idx";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "letter" json;--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING brin ("created_at");--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "calendar";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "calendar_method";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "message_id";