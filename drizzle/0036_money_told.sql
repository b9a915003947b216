ALTER TABLE "notices" DROP CONSTRAINT "notices_topic_check";--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "disconnected_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_topic_check" CHECK ("notices"."topic" in ('bookings', 'likes', 'comments', 'follows', 'mentions', 'messages', 'ratings', 'payments', 'moderation'));