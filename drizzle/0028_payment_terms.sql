CREATE SEQUENCE "public"."payout_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payment_policies" (
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"free_cancellation_minutes" integer NOT NULL,
	"late_cancel_percent" integer NOT NULL,
	"no_show_percent" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "payment_policies_user_id_version_pk" PRIMARY KEY("user_id","version"),
	CONSTRAINT "payment_policies_version_check" CHECK ("payment_policies"."version" > 1),
	CONSTRAINT "payment_policies_free_check" CHECK ("payment_policies"."free_cancellation_minutes" between 0 and 43200),
	CONSTRAINT "payment_policies_late_check" CHECK ("payment_policies"."late_cancel_percent" between 0 and 100),
	CONSTRAINT "payment_policies_no_show_check" CHECK ("payment_policies"."no_show_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"country" char(2) NOT NULL,
	"charges_enabled" boolean NOT NULL,
	"payouts_enabled" boolean NOT NULL,
	"details_submitted" boolean NOT NULL,
	"connected_at" timestamptz(3) NOT NULL,
	"read_number" bigint NOT NULL,
	"read_at" timestamptz(3) NOT NULL,
	CONSTRAINT "payout_accounts_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "vat" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"number" text,
	"rate" integer NOT NULL,
	CONSTRAINT "vat_rate_check" CHECK ("vat"."rate" between 0 and 10000),
	CONSTRAINT "vat_number_check" CHECK (char_length("vat"."number") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "takes_payments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "policy" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due_now" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "once_paid" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "prepay" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "deposit_amount" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "deposit_percent" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "prepay_for" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_policies" ADD CONSTRAINT "payment_policies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat" ADD CONSTRAINT "vat_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_due_now_check" CHECK ("bookings"."due_now" between 0 and "bookings"."total");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_once_paid_check" CHECK (("bookings"."due_now" > 0) = ("bookings"."once_paid" is not null));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_awaiting_check" CHECK ("bookings"."status" <> 'awaiting_payment' or "bookings"."expires_at" is not null);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_prepay_check" CHECK ("services"."prepay" in ('none', 'deposit', 'all'));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_prepay_for_check" CHECK ("services"."prepay_for" in ('everyone', 'new', 'no_shows'));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_deposit_check" CHECK (num_nonnulls("services"."deposit_amount", "services"."deposit_percent") = case "services"."prepay" when 'deposit' then 1 else 0 end);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_deposit_amount_check" CHECK ("services"."deposit_amount" between 1 and "services"."price");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_deposit_percent_check" CHECK ("services"."deposit_percent" between 1 and 100);