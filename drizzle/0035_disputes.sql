CREATE SEQUENCE "public"."dispute_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"dispute_id" text NOT NULL,
	"amount" integer NOT NULL,
	"away" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"cause" text NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"answer_by" timestamptz(3),
	"read_number" bigint NOT NULL,
	"read_at" timestamptz(3) NOT NULL,
	CONSTRAINT "disputes_dispute_id_unique" UNIQUE("dispute_id"),
	CONSTRAINT "disputes_amount_check" CHECK ("disputes"."amount" > 0 and "disputes"."away" between 0 and "disputes"."amount"),
	CONSTRAINT "disputes_status_check" CHECK ("disputes"."status" in ('asked', 'open', 'won', 'lost', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_amount_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_object_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_status_check";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "retry_of" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_payment_idx" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_open_idx" ON "disputes" USING btree ("read_at") WHERE "disputes"."status" in ('asked', 'open');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_of_refunds_id_fk" FOREIGN KEY ("retry_of") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_of_unique" UNIQUE("retry_of");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('price', 'discount', 'change', 'released', 'late_fee', 'no_show_fee', 'waived', 'tip', 'payment', 'in_person', 'refund', 'refund_failed', 'disputed', 'dispute_won'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_amount_check" CHECK (case when "ledger_entries"."kind" in ('price', 'tip', 'payment', 'refund_failed', 'dispute_won') then "ledger_entries"."amount" > 0 when "ledger_entries"."kind" in ('discount', 'refund', 'disputed') then "ledger_entries"."amount" < 0 else "ledger_entries"."amount" <> 0 end);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_object_check" CHECK ("ledger_entries"."object_id" is not null or "ledger_entries"."kind" not in ('payment', 'refund', 'refund_failed', 'disputed', 'dispute_won'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('wanted', 'sent', 'done', 'failed', 'retried'));--> statement-breakpoint
-- payments: of a payment goes back what came with it at most, and nothing of it that a bank took already; one that failed and
-- was sent again counts once. What the provider did by itself is a fact, and is written down.
CREATE OR REPLACE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came integer;
  back bigint;
  away bigint := 0;
BEGIN
  SELECT amount INTO came FROM payments WHERE id = NEW.payment_id AND status = 'paid' FOR NO KEY UPDATE;
  SELECT coalesce(sum(amount), 0) INTO back FROM refunds WHERE payment_id = NEW.payment_id AND status <> 'retried';
  IF NEW.status = 'wanted' THEN
    SELECT coalesce(sum(disputes.away), 0) INTO away FROM disputes WHERE payment_id = NEW.payment_id;
  END IF;
  IF came IS NULL OR back + away + NEW.amount > came THEN
    RAISE EXCEPTION 'more is to go back than came'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_covered';
  END IF;
  RETURN NEW;
END $$;
